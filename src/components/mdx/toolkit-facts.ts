import type { ToolkitManifest } from '../../model/reference/toolkit-manifest';
import type { MarkdownInput, PageLink } from '../../model/docs/mdx-components';
import { findPages } from './find-pages';

/** Each fact is a message with a value of the manifest. */
const FACTS = ['nest', 'fastify', 'node', 'license'] as const;

/**
 * Returns what the toolkit requires, its license, and, while some packages are below version 1.0, the
 * page about its maturity.
 *
 * @param details - The page's slug.
 */
export function toolkitFacts(
  { guides, toolkit }: Queries.MdxDataQuery,
  details = '',
  locale: string,
): { facts: { key: (typeof FACTS)[number]; value: string }[]; details: PageLink | null } {
  const manifest = toolkit?.siteMetadata?.toolkit as unknown as ToolkitManifest;
  const isUnstable = Object.values(manifest.packages).some((version) => version.startsWith('0.'));
  const [page = null] = isUnstable ? findPages(guides.nodes, [details], locale) : [];
  return { facts: FACTS.map((key) => ({ key, value: manifest[key] })), details: page };
}

export function printToolkitFacts({ attributes, guide, data, t, link }: MarkdownInput): string {
  const { facts, details } = toolkitFacts(data, attributes['details'], guide.locale);
  return [
    ...facts.map(({ key, value }) => t(`home.facts.${key}`, { value })),
    ...(details ? [link({ ...details, title: t('home.facts.unstable') })] : []),
  ].join(' · ');
}
