import type { ToolkitSummary } from '../../model/reference/toolkit-manifest';
import type { MarkdownInput, PageLink } from '../../model/docs/mdx-components';
import { findPages } from '../mdx/find-pages';

/** A package with its version, as in `ToolkitSummary`. */
type Package = ToolkitSummary['packages'][number];

/** Returns the toolkit's facts, its packages from version 1.0 on, and the page about its maturity. */
export function toolkitFacts(
  data: Queries.MdxDataQuery,
  details: string | undefined,
  locale: string,
): Omit<ToolkitSummary, 'packages'> & { packages: number; stable: Package[]; details: PageLink | null } {
  const { packages, ...facts } = toolkitOf(data);
  const [page = null] = findPages([...data.guides.nodes, ...data.reference.nodes], details, locale);
  return {
    ...facts,
    packages: packages.length,
    stable: packages.filter(({ version }) => !version.startsWith('0.')),
    details: page,
  };
}

export const toolkitOf = ({ toolkit }: Queries.MdxDataQuery): ToolkitSummary =>
  toolkit?.siteMetadata?.toolkit as unknown as ToolkitSummary;

export function printToolkitFacts({ attributes, guide, data, t, link }: MarkdownInput): string {
  const { nest, node, license, newest, stable, unstable, packages, details } = toolkitFacts(
    data,
    attributes['details'],
    guide.locale,
  );
  const facts = [
    [t('home.facts.requires'), t('home.facts.platforms', { nest, node })],
    [t('home.facts.license'), license],
    ...(newest ? [[t('home.facts.newest'), `${nameAndVersion(newest)} (${newest.date})`]] : []),
    ...(stable.length > 0 ? [[t('home.facts.stable'), stable.map(nameAndVersion).join(', ')]] : []),
    [
      t('home.facts.maturity'),
      `${t('home.facts.unstable', { unstable, packages })}${details ? ` ${link(details)}` : ''}`,
    ],
  ];
  const list = facts.map(([label, fact]) => `- **${label}**: ${fact}`).join('\n');
  return `## ${attributes['title'] ?? ''}\n\n${list}`;
}

const nameAndVersion = ({ name, version }: Package): string => `${name} ${version}`;
