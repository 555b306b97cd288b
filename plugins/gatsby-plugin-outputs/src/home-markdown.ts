import type { Text } from '../../../src/locales/messages';
import { homeParts } from '../../../src/model/home-parts';
import type { ToolkitFacts } from '../../../src/model/toolkit-manifest';
import type { OutputDoc } from './output-page';

interface HomeOptions {
  /** Returns a guide in the home page's language; undefined if there is none. */
  guide: (docId: string) => OutputDoc | undefined;
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
  { guide, texts, toolkit, addressOf }: HomeOptions,
): { before: string; after: string } {
  const linkTo = ({ title, slug }: OutputDoc) => `[${title}](${addressOf(slug)})`;
  const tutorial = guide(homeParts.tutorial);
  const overview = guide(homeParts.overview);
  const maturity = guide(homeParts.maturity);
  const fences = tutorial?.markdown.match(/^```[^]*?^```$/gm) ?? [];
  const findFences = (...parts: readonly string[]) =>
    parts.flatMap((part) => fences.find((fence) => fence.includes(part)) ?? []);
  const install = findFences(homeParts.setup, homeParts.install);
  const code = findFences(`title="${homeParts.input}"`, `title="${homeParts.main}"`);
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
  const areas = overview ? listAreas(overview.markdown, addressOf('/libraries/')) : [];
  return {
    before: before.join('\n\n'),
    after: areas.length > 0 ? [`## ${texts('home.areas')}`, ...areas].join('\n\n') : '',
  };
}

/** Returns the overview's sections that list libraries, with the first paragraph of each. */
function listAreas(markdown: string, libraries: string): string[] {
  const folder = libraries.replace(/[^/]*$/, '');
  return markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [title = '', , summary = ''] = section.split('\n');
      const links = [...section.matchAll(/\[[^[\]]+\]\(([^)\s]+)\)/g)].filter(
        ([, url = '']) => url.startsWith(folder) && /^[^/]+\/index\.md$/.test(url.slice(folder.length)),
      );
      const list = [...new Set(links.map(([link]) => `- ${link}`))].join('\n');
      return list === '' ? [] : [`### ${title}`, ...(/^[|[-]/.test(summary) ? [] : [summary]), list];
    });
}
