import type { Text } from '../../../src/locales/messages';
import type { DocCode, DocLinkGroup } from '../../../src/model/doc';
import { homeParts } from '../../../src/model/home-parts';
import type { ToolkitFacts } from '../../../src/model/toolkit-manifest';
import type { OutputDoc } from './output-page';

interface HomeOptions {
  /** Returns a guide in the home page's language; undefined if there is none. */
  guide: (docId: string) => OutputDoc | undefined;
  /** Returns the guide with this slug in the home page's language. */
  guideAt: (slug: string) => OutputDoc | undefined;
  texts: Text<'home'>;
  toolkit: ToolkitFacts;
  /** Returns the absolute URL for a page's Markdown for its slug. */
  addressOf: (slug: string) => string;
}

/**
 * Formats what the home page's template (`src/templates/home.tsx`) shows before and after the body:
 * the tutorial's install command and code, facts about the toolkit, and the libraries by topic.
 *
 * @param doc - The home page.
 * @param options - Other guides, texts, and facts.
 */
export function homeMarkdown(
  doc: OutputDoc,
  { guide, guideAt, texts, toolkit, addressOf }: HomeOptions,
): { before: string; after: string } {
  const linkTo = ({ title, slug }: OutputDoc) => `[${title}](${addressOf(slug)})`;
  const tutorial = guide(homeParts.tutorial);
  const overview = guide(homeParts.overview);
  const maturity = guide(homeParts.maturity);
  const findFences = (...parts: readonly string[]) =>
    parts
      .flatMap(
        (part) => tutorial?.codes.find(({ title, text }) => title === part || text.includes(part)) ?? [],
      )
      .map(fence);
  const install = findFences(homeParts.setup, homeParts.install);
  const code = findFences(homeParts.input, homeParts.main);
  const exchange = findFences(homeParts.request, homeParts.response);
  const { newest, packages, unstable } = toolkit;
  const facts = [
    [texts('home.facts.requires'), texts('home.facts.platforms', { nest: toolkit.nest, node: toolkit.node })],
    [texts('home.facts.license'), toolkit.license],
    ...(newest ? [[texts('home.facts.newest'), `${newest.name} ${newest.version} (${newest.date})`]] : []),
    [
      texts('home.facts.maturity'),
      `${texts('home.facts.unstable', { unstable, packages: packages.length })}${maturity ? ` ${linkTo(maturity)}` : ''}`,
    ],
  ];
  const before = [
    doc.description,
    ...(tutorial && install.length > 0
      ? [`## ${texts('home.install')}`, ...install, `${texts('home.install.note')} ${linkTo(tutorial)}`]
      : []),
    facts.map(([label, fact]) => `- **${label}**: ${fact}`).join('\n'),
    ...(tutorial && code.length > 0 && exchange.length > 0
      ? [
          `## ${texts('home.example')}`,
          `### ${texts('home.example.code')}`,
          ...code,
          `### ${texts('home.example.response')}`,
          ...exchange,
          texts('home.example.note', { guide: tutorial.title }),
        ]
      : []),
  ];
  const areas = (overview?.linkGroups ?? []).flatMap((group) => listArea(group, guideAt, linkTo));
  return {
    before: before.join('\n\n'),
    after: areas.length > 0 ? [`## ${texts('home.areas')}`, ...areas].join('\n\n') : '',
  };
}

/** Formats a code block, with a fence that is longer than any in the code. */
function fence({ title, language, text }: DocCode): string {
  const ticks = '`'.repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  return `${ticks}${language}${title === null ? '' : ` title="${title}"`}\n${text}\n${ticks}`;
}

/** Formats a section of the overview that lists libraries, with its first paragraph. */
function listArea(
  { title, summary, slugs }: DocLinkGroup,
  guideAt: HomeOptions['guideAt'],
  linkTo: (doc: OutputDoc) => string,
): string[] {
  const list = slugs.flatMap((slug) => {
    const library = guideAt(slug);
    return library && /^libraries\/[^/]+$/.test(library.docId)
      ? [`- ${linkTo({ ...library, title: library.sidebarLabel ?? library.title })}`]
      : [];
  });
  return list.length === 0
    ? []
    : [`### ${title}`, ...(summary ? [summary.replaceAll('\u00a0', ' ')] : []), list.join('\n')];
}
