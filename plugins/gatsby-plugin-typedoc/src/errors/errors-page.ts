import type { Translate } from '../../../../src/locales/messages';
import { byPackageLabel, packageLabel } from '../../../../src/model/docs/addresses';
import { PLACEHOLDER, type ToolkitError } from '../../../../src/model/reference/toolkit-error';
import { inlineCode } from '../../../../src/model/text/markdown-text';
import { uniqueIds } from '../../../shared/unique-ids';
import type { Block } from '../../../../src/model/reference/reference-blocks';
import type { SymbolEntry } from '../../../../src/model/reference/symbol-entry';
import { ERRORS_PAGE } from '../../../../src/model/reference/kinds';
import type { ReferencePage } from '../../../../src/model/reference/reference-page';
import { explainMessage, linkSymbols } from './explain-message';
import type { ExplainedErrors } from './read-errors';

/** Data for the error messages page. */
interface ErrorsPageInput extends Omit<ExplainedErrors, 'problems'> {
  t: Translate<'reference'>;
  /** All documented symbols. */
  symbols: readonly SymbolEntry[];
  /** Base URL for the source positions. */
  sourcesUrl: string;
  /** Called with a message for each link in an explanation to an unknown symbol. */
  onProblem: (message: string) => void;
}

const LONGEST_ID = 60;

/**
 * Describes the page that lists and explains all messages the toolkit throws and logs, by package.
 * Heading IDs derive from the messages, so they are the same in every language.
 */
export function errorsPage(input: ErrorsPageInput): ReferencePage {
  const { errors, t } = input;
  const number = uniqueIds();
  const idOf = (text: string) => number(idOfMessage(text));
  const sorted = Object.entries(errors).sort(([a], [b]) => byPackageLabel(a, b));
  const adaptLinksOf =
    ({ message }: ToolkitError) =>
    (markdown: string) =>
      linkSymbols(markdown, (name, packageName) => {
        const entry = findEntry(name, packageName, input.symbols);
        if (!entry)
          input.onProblem(
            `The explanation of "${message}" links to "api:${name}", which is no symbol. Correct the link.`,
          );
        return entry ? fileOf(entry) : null;
      });
  const content = sorted.flatMap(([packageName, listed]): Block[] => [
    { type: 'title', id: idOf(packageName), title: packageLabel(packageName) },
    ...listed.map(
      (error): Block => ({
        type: 'member',
        level: 3,
        id: idOf(error.message),
        title: error.message,
        notes: notesOf(error, t),
        blocks: [
          ...explainMessage(error.message, packageName, { ...input, adaptLinks: adaptLinksOf(error) }),
          {
            type: 'list',
            title: t('errorsFrom'),
            texts: linesOf(error, packageName, input).map(translated),
          },
        ],
      }),
    ),
  ]);
  return {
    file: ERRORS_PAGE,
    page: 'errors',
    title: t('errors'),
    description: t('errorsDescription'),
    translated: true,
    data: { content },
  };
}

const translated = (markdown: string) => ({ markdown, isUntranslated: false });

/**
 * Returns notes about a message: its HTTP status, and whether it is thrown, logged, or shown by a
 * validator.
 */
function notesOf({ thrown, status, log }: ToolkitError, t: Translate<'reference'>): string[] {
  return [
    ...(status === null ? [] : [t('errorsStatus', { status })]),
    ...(thrown === null ? [] : [t('errorsThrown')]),
    ...(log === null ? [] : [t(log === 'error' ? 'errorsLogged' : 'errorsWarned')]),
    ...(thrown === null && log === null ? [t('errorsOfValidator')] : []),
  ];
}

function linesOf(
  { thrown, places, guides }: ToolkitError,
  packageName: string,
  input: ErrorsPageInput,
): string[] {
  const { t, guideTitles } = input;
  const lines: string[] = [];
  if (thrown !== null) lines.push(t('errorsClass', { class: symbolLink(thrown, packageName, input) }));
  const from = places.map(({ name, source }) => {
    const [file = '', line = ''] = source.split(':');
    // Other packages also use an exception class, so look each symbol up in its source's package.
    const own = file.slice(0, file.indexOf('/src/'));
    return `${symbolLink(name, own, input)} ([${t('errorsSource')}](${input.sourcesUrl}/${file}#L${line}))`;
  });
  lines.push(...from);
  const links = guides.flatMap((guide) => {
    const title = guideTitles[guide.split('#')[0] ?? ''];
    return title === undefined ? [] : [`[${title}](../${guide})`];
  });
  if (links.length > 0) lines.push(`${t('errorsGuide')} ${links.join(', ')}`);
  return lines;
}

/**
 * Formats a name such as `AccessGuard.canActivate` as code, linked if it has a page. Prefers the
 * package's symbol; a symbol in another package must have a unique name.
 */
function symbolLink(name: string, packageName: string, { symbols }: ErrorsPageInput): string {
  const [symbol = ''] = name.split('.');
  const entry = findEntry(symbol, packageName, symbols) ?? findEntry(symbol, null, symbols);
  return entry ? `[${inlineCode(name)}](${fileOf(entry)})` : inlineCode(name);
}

/** Finds a symbol in a package, or in any package if only one has a symbol of that name. */
function findEntry(
  name: string,
  packageName: string | null,
  symbols: readonly SymbolEntry[],
): SymbolEntry | undefined {
  const named = symbols.filter((each) => each.name === name);
  if (packageName !== null) return named.find((each) => each.package === packageName);
  return named.length === 1 ? named[0] : undefined;
}

const fileOf = ({ slug }: SymbolEntry) => slug.replace(/^\/api\//, './').replace(/\/$/, '.md');

/** Reduces a message to a readable heading ID of whole words, without its values. */
function idOfMessage(message: string): string {
  const words =
    message
      .replace(PLACEHOLDER, ' ')
      .replace(/['’]/g, '')
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  const full = words.join('-');
  return full.length <= LONGEST_ID ? full : full.slice(0, full.lastIndexOf('-', LONGEST_ID));
}
