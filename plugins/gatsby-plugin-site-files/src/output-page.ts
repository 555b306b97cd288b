import type { Doc, Guide, Reference } from '../../../src/model/docs/doc';
import type { ComponentUse } from '../../../src/model/docs/mdx-components';
import type { ReferencePageKind } from '../../../src/model/reference/kinds';
import { NO_REFERENCE_DATA } from '../../../src/model/reference/reference-data';
import { pick, type DocNode } from '../../shared/doc-node';
import type { StatePage } from '../../shared/gatsby-state';

/** A page that shows a doc, with the data for the output files. */
export interface OutputPage {
  path: string;
  slug: string;
  locale: string;
  /** Locales in which the doc itself exists. */
  translations: readonly string[];
  /** False for aliases and unlisted pages. */
  isCanonical: boolean;
  /** True if the page shows the doc at its own URL and in its own language, and isn't unlisted. */
  isIndexed: boolean;
  /** Guide sections that use the page's symbol. */
  usedIn: readonly { path: string; title: string; section: string | null; sectionId?: string }[];
  doc: OutputDoc;
}

const COMMON_FIELDS = ['docId', 'slug', 'locale', 'title', 'description', 'lastUpdated'] as const;
const GUIDE_FIELDS = ['sidebarLabel', 'position', 'followed', 'project'] as const;
const REFERENCE_FIELDS = [
  'package',
  'symbol',
  'importName',
  'content',
  'releases',
  'source',
  'packages',
] as const;

type GuideFields = Pick<Guide, (typeof GUIDE_FIELDS)[number]>;
type ReferenceFields = Pick<Reference, (typeof REFERENCE_FIELDS)[number]> & {
  pageKind: ReferencePageKind | null;
};

/** The doc that a page shows. Guides have empty reference fields, and the other way around. */
export interface OutputDoc extends Pick<Doc, (typeof COMMON_FIELDS)[number]>, GuideFields, ReferenceFields {
  type: 'Guide' | 'Reference';
  digest: string;
  /** The body as plain Markdown; in an MDX guide, with components in between. */
  markdown: readonly (string | ComponentUse)[];
}

const NO_GUIDE: GuideFields = { sidebarLabel: null, position: null, followed: null, project: null };
const NO_REFERENCE: ReferenceFields = {
  ...pick(NO_REFERENCE_DATA, ['importName', 'releases', 'source', 'packages']),
  pageKind: null,
  package: null,
  symbol: null,
  content: [],
};

/**
 * Combines Gatsby's pages with their docs. Pages without a doc, such as the search page, are
 * skipped.
 *
 * @param pages - Pages in Gatsby's state.
 * @param getNode - Returns the node with this ID.
 * @returns Pages sorted by path.
 */
export function readOutputPages(pages: Iterable<StatePage>, getNode: (id: string) => unknown): OutputPage[] {
  const docs = new Map<string, OutputDoc>();
  const result: OutputPage[] = [];
  for (const { path, context = {} } of pages) {
    const id = context['docNodeId'];
    if (typeof id !== 'string') continue;
    const node = docs.has(id) ? undefined : (getNode(id) as DocNode | undefined);
    if (node) docs.set(id, toOutputDoc(node));
    const doc = docs.get(id);
    if (!doc) continue;
    const isCanonical = context['aliasOf'] === null && !context['unlisted'];
    result.push({
      path,
      slug: String(context['slug']),
      locale: String(context['language']),
      translations: context['translations'] as string[],
      isCanonical,
      isIndexed: isCanonical && context['fallbackLocale'] === null,
      usedIn: (context['usedIn'] as OutputPage['usedIn'] | undefined) ?? [],
      doc,
    });
  }
  return result.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function toOutputDoc(node: DocNode): OutputDoc {
  const common = { ...pick(node, COMMON_FIELDS), digest: node.internal.contentDigest };
  return 'pageKind' in node
    ? {
        ...{ type: 'Reference', ...common, ...NO_GUIDE },
        ...pick(node, [...REFERENCE_FIELDS, 'pageKind']),
        markdown: [node.markdown],
      }
    : {
        ...{ type: 'Guide', ...common, ...NO_REFERENCE },
        ...pick(node, GUIDE_FIELDS),
        markdown: node.mdx?.parts ?? [node.markdown],
      };
}
