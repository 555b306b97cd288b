import { PLACEHOLDER, type ToolkitError } from '../../../src/model/reference/toolkit-error';
import type { GuideHeading } from '../../../packages/guide-files/read-guide';

/** Guide fields that the search needs. */
interface SearchedGuide {
  /** Path relative to `content/<locale>`. */
  relativePath: string;
  source: string;
  headings: readonly GuideHeading[];
}

const MIN_QUOTE_LENGTH = 16;
const MAX_QUOTE_LENGTH = 60;
/** Matches front matter and headings that describe the page's subject. */
const SUBJECT_LINE = /^(?:title|description):|^#{2,} /;
const ABOUT_ERRORS = /error|troubleshoot|faq|reply|response|exception/i;

/**
 * Finds the guides that help with an error: the section that explains it, and pages about what
 * throws it. Such a page is in the package's guides, and its title, description, or headings
 * contain the throwing symbol.
 *
 * @param error - Error to find.
 * @param packageName - The error's package.
 * @param guides - Guides in the default language, in a fixed order.
 * @returns Addresses such as `libraries/jobs/workers.md#stalled-jobs`, the best one first.
 */
export function findGuides(
  error: ToolkitError,
  packageName: string,
  guides: readonly SearchedGuide[],
): string[] {
  const best = findSection(error, packageName, guides);
  const documenting = guides.filter(({ relativePath, source }) => {
    if (best?.startsWith(relativePath) || relativePath.endsWith('index.md')) return false;
    const symbols = symbolsOf(
      error.places.filter(({ source: file }) =>
        relativePath.startsWith(folderOf(file.split('/src/')[0] ?? '')),
      ),
    );
    return source.split('\n').some((line) => SUBJECT_LINE.test(line) && names(line, symbols));
  });
  return [...(best ? [best] : []), ...documenting.map(({ relativePath }) => relativePath)];
}

/**
 * Finds a section that quotes an error message. Falls back to a section that mentions the thrown
 * class, and then to a section in the package's guides that mentions the symbol.
 */
function findSection(
  { message, thrown, places }: ToolkitError,
  packageName: string,
  guides: readonly SearchedGuide[],
): string | null {
  const packageFolder = folderOf(packageName);
  const symbols = symbolsOf(places);
  const quote = longestQuote(message);
  const searches = [
    quote.length >= MIN_QUOTE_LENGTH ? sectionsWith(guides, (line) => flatten(line).includes(quote)) : [],
    // A section that mentions the class is enough only if the class defines its message. Other classes
    // are thrown with different messages.
    thrown !== null && symbols.includes(thrown) ? sectionsWith(guides, (line) => line.includes(thrown)) : [],
    sectionsWith(
      guides.filter(({ relativePath }) => relativePath.startsWith(packageFolder)),
      (line) => names(line, symbols),
    ),
  ];
  const sections = searches.find(({ length }) => length > 0) ?? [];
  const rank = (address: string): number =>
    (address.startsWith('features/error-handling') ? 4 : 0) +
    (address.startsWith(packageFolder) ? 2 : 0) +
    // A library's index page only links to the other pages.
    (/(?:^|\/)index\.md/.test(address) ? 0 : 1) +
    (ABOUT_ERRORS.test(address) ? 1 : 0);
  return sections.reduce<string | null>(
    (best, next) => (best && rank(best) >= rank(next) ? best : next),
    null,
  );
}

/** Returns the folder of a package's guides. */
const folderOf = (packageName: string): string => `libraries/${packageName.split('/').at(-1)}/`;

/** Returns the functions and classes that contain the places. A place outside of them has no name. */
const symbolsOf = (places: ToolkitError['places']): string[] =>
  places.map(({ name }) => name.split('.')[0] ?? '').filter((symbol) => symbol !== '');

const names = (line: string, symbols: readonly string[]): boolean =>
  symbols.some((symbol) => new RegExp(`\\b${symbol}\\b`).test(line));

/** Returns the longest text between placeholders, shortened to what a page would quote. */
function longestQuote(message: string): string {
  const pieces = flatten(message.replace(PLACEHOLDER, '\n'))
    .split('\n')
    .map((piece) => piece.trim());
  return pieces
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
    .slice(0, MAX_QUOTE_LENGTH);
}

const flatten = (text: string): string => text.replace(/[`"'’*\\]/g, '').replace(/[ \t]+/g, ' ');

/** Lists the sections with a matching line, without duplicates. */
function sectionsWith(guides: readonly SearchedGuide[], matches: (line: string) => boolean): string[] {
  const sections = guides.flatMap(({ relativePath, source, headings }) =>
    source.split('\n').flatMap((text, at) => {
      if (!matches(text)) return [];
      const heading = headings.findLast(({ line }) => line <= at + 1);
      return [heading ? `${relativePath}#${heading.id}` : relativePath];
    }),
  );
  return [...new Set(sections)];
}
