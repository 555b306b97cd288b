import type { Text } from '../../../src/locales/messages';
import { byPackageLabel, packageLabel } from '../../../src/model/addresses';
import { PLACEHOLDER, type ErrorIndex, type ToolkitError } from '../../../src/model/toolkit-error';
import { inlineCode } from '../../shared/markdown-text';
import type { SymbolEntry } from '../../../src/model/symbol-entry';
import { frontMatterPage } from './front-matter-page';

/** Data for the error messages page. */
interface ErrorsPageFacts {
  errors: ErrorIndex;
  words: Text<'reference'>;
  /** All documented symbols. */
  symbols: readonly SymbolEntry[];
  /** Base URL for the source positions. */
  sourcesUrl: string;
  /** Guide titles in the page language, by path below `content/<locale>`. */
  guideTitles: ReadonlyMap<string, string>;
}

const LONGEST_ID = 60;

/**
 * Writes the page that lists all messages the toolkit throws and logs, grouped by package.
 * Heading IDs derive from the messages, so they are the same in every language.
 *
 * @returns Markdown for `typedoc-out/<locale>/errors.md`.
 */
export function writeErrorsPage(facts: ErrorsPageFacts): string {
  const { errors, words } = facts;
  const idOf = createIds();
  const sorted = Object.entries(errors).sort(([a], [b]) => byPackageLabel(a, b));
  const blocks = sorted.flatMap(([packageName, listed]) => [
    `## ${packageLabel(packageName)} {#${idOf(packageName)}}`,
    ...listed.flatMap((error) => [
      `### ${inlineCode(error.message)} {#${idOf(error.message)}}`,
      linesOf(error, packageName, facts)
        .map((line) => `- ${line}`)
        .join('\n'),
    ]),
  ]);
  return frontMatterPage(
    { title: words('errors'), description: words('errorsDescription'), translated: true },
    blocks.join('\n\n'),
  );
}

function linesOf(
  { thrown, status, log, places, guides }: ToolkitError,
  packageName: string,
  facts: ErrorsPageFacts,
): string[] {
  const { words, guideTitles } = facts;
  const lines: string[] = [];
  if (thrown !== null) {
    const name = symbolLink(thrown, packageName, facts);
    const text = words('errorsThrown', { class: name });
    lines.push(status === null ? text : `${text}, ${words('errorsStatus', { status })}`);
  }
  if (log !== null) lines.push(log === 'error' ? words('errorsLogged') : words('errorsWarned'));
  if (thrown === null && log === null) lines.push(words('errorsOfValidator'));
  const from = places.map(({ name, source }) => {
    const [file = '', line = ''] = source.split(':');
    // Other packages also use an exception class, so look each symbol up in its source's package.
    const own = file.slice(0, file.indexOf('/src/'));
    return `${symbolLink(name, own, facts)} ([${words('errorsSource')}](${facts.sourcesUrl}/${file}#L${line}))`;
  });
  lines.push(`${words('errorsFrom')} ${from.join(', ')}`);
  const links = guides.flatMap((guide) => {
    const title = guideTitles.get(guide.split('#')[0] ?? '');
    return title === undefined ? [] : [`[${title}](../${guide})`];
  });
  if (links.length > 0) lines.push(`${words('errorsGuide')} ${links.join(', ')}`);
  return lines;
}

/**
 * Formats a name such as `AccessGuard.canActivate` as code, linked if it has a page. Prefers the
 * package's symbol; a symbol in another package must have a unique name.
 */
function symbolLink(name: string, packageName: string, { symbols }: ErrorsPageFacts): string {
  const [symbol] = name.split('.');
  const named = symbols.filter((entry) => entry.name === symbol);
  const entry =
    named.find((each) => each.package === packageName) ?? (named.length === 1 ? named[0] : undefined);
  return entry
    ? `[${inlineCode(name)}](${entry.slug.replace(/^\/api\//, './').replace(/\/$/, '.md')})`
    : inlineCode(name);
}

/**
 * Creates readable heading IDs from whole words, without message values. Duplicates are numbered.
 */
function createIds(): (text: string) => string {
  const taken = new Set<string>();
  return (text) => {
    const words =
      text
        .replace(PLACEHOLDER, ' ')
        .replace(/['’]/g, '')
        .toLowerCase()
        .match(/[a-z\d]+/g) ?? [];
    const full = words.join('-');
    const base = full.length <= LONGEST_ID ? full : full.slice(0, full.lastIndexOf('-', LONGEST_ID));
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
}
