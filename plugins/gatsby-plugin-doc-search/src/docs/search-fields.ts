import type { Guide, Reference } from '../../../../src/model/docs/doc';
import { REFERENCE_DATA_NAMES } from '../../../../src/model/reference/reference-data';
import { pick, type DocNode } from '../../../shared/doc-node';
import { selectFields } from './select-fields';

const COMMON = ['docId', 'locale', 'slug', 'sourcePath', 'title', 'description', 'sections'] as const;
const GUIDE_FIELDS = [...COMMON, 'keywords', 'questions', 'sidebarLabel', 'draft', 'unlisted'] as const;
const REFERENCE_FIELDS = [
  ...COMMON,
  'pageKind',
  'package',
  'kind',
  'symbol',
  ...REFERENCE_DATA_NAMES,
] as const;

/** The fields of a guide that search uses. */
export type GuideSearchFields = Pick<Guide, (typeof GUIDE_FIELDS)[number]>;

/** The fields of a reference page that search uses. */
export type ReferenceSearchFields = Pick<Reference, (typeof REFERENCE_FIELDS)[number]>;

/** All docs in a build, in all languages. */
export interface DocNodes {
  guides: readonly GuideSearchFields[];
  references: readonly ReferenceSearchFields[];
}

/** GraphQL query for these fields, for code outside of Gatsby's hooks. */
export const DOC_NODES_QUERY = `query DocSearchNodes {
  guides: allGuide { nodes { ${selectFields('Guide', GUIDE_FIELDS)} } }
  references: allReference { nodes { ${selectFields('Reference', REFERENCE_FIELDS)} } }
}`;

/** Reads the fields that search uses from all nodes. */
export function readDocNodes(nodes: Iterable<DocNode>): DocNodes {
  const guides: GuideSearchFields[] = [];
  const references: ReferenceSearchFields[] = [];
  for (const node of nodes) {
    if ('pageKind' in node) references.push(pick(node, REFERENCE_FIELDS));
    else guides.push(pick(node, GUIDE_FIELDS));
  }
  return { guides, references };
}
