import { FACT_NAMES, type Guide, type Reference, type ReferenceFacts } from '../../../../src/model/doc';
import { selectFields } from '../../../../src/model/doc-schema';

const COMMON = ['docId', 'locale', 'slug', 'sourcePath', 'title', 'description', 'sections'] as const;
const OF_GUIDES = [...COMMON, 'keywords', 'sidebarLabel', 'draft', 'unlisted'] as const;
const OF_REFERENCES = [...COMMON, 'page', 'package', 'kind', 'symbol', ...FACT_NAMES] as const;

/** What search reads of a Guide node. */
export type GuideNode = Pick<Guide, (typeof OF_GUIDES)[number]>;

/** What search reads of a Reference node. */
export type ReferenceNode = Pick<Reference, Exclude<(typeof OF_REFERENCES)[number], keyof ReferenceFacts>> &
  ReferenceFacts;

/** All docs of a build, in all languages. */
export interface DocNodes {
  guides: readonly GuideNode[];
  references: readonly ReferenceNode[];
}

/** The same as a GraphQL query, for code outside Gatsby's hooks. */
export const DOC_NODES_QUERY = `query DocSearchNodes {
  guides: allGuide { nodes { ${selectFields('Guide', OF_GUIDES)} } }
  references: allReference { nodes { ${selectFields('Reference', OF_REFERENCES)} } }
}`;

/** Keeps of each node what search reads of it. */
export function readDocNodes(nodes: Iterable<{ internal: { type: string } }>): DocNodes {
  const guides: GuideNode[] = [];
  const references: ReferenceNode[] = [];
  for (const node of nodes) {
    if (node.internal.type === 'Guide') guides.push(pick(node, OF_GUIDES) as GuideNode);
    if (node.internal.type === 'Reference') references.push(pick(node, OF_REFERENCES) as ReferenceNode);
  }
  return { guides, references };
}

function pick(node: object, names: readonly string[]): unknown {
  return Object.fromEntries(names.map((name) => [name, (node as Record<string, unknown>)[name]]));
}
