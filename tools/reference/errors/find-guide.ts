import { PLACEHOLDER, type ToolkitError } from '../../../src/model/toolkit-error';
import type { GuideHeading } from '../../../plugins/gatsby-transformer-docs/src/samples/read-guide';

/** What is needed of a guide to find a message in it. */
interface SearchedGuide {
  /** Below `content/<locale>`. */
  relativePath: string;
  source: string;
  headings: readonly GuideHeading[];
}

const SHORTEST = 16;
const LONGEST = 60;
const ABOUT_ERRORS = /error|troubleshoot|faq|reply|response|exception/i;

/**
 * Finds the section of a guide that quotes a message; else one that names the class that is thrown with it; else one of the
 * package's own guides that names the symbol it comes from.
 *
 * @param packageName - The package that the message is listed under.
 * @param guides - In the default language, in a fixed order.
 * @returns `libraries/jobs/workers.md#stalled-jobs`, or `null` if no guide speaks of it.
 */
export function findGuide(
  { message, thrown, places }: ToolkitError,
  packageName: string,
  guides: readonly SearchedGuide[],
): string | null {
  const own = `libraries/${packageName.split('/').at(-1)}/`;
  const symbols = places.map(({ name }) => name.split('.')[0] ?? '');
  const piece = longestPiece(message);
  const ways = [
    piece.length >= SHORTEST ? sectionsWith(guides, (line) => flatten(line).includes(piece)) : [],
    // Classes that are defined with their text; the others are thrown with many texts.
    thrown !== null && symbols.includes(thrown) ? sectionsWith(guides, (line) => line.includes(thrown)) : [],
    sectionsWith(
      guides.filter(({ relativePath }) => relativePath.startsWith(own)),
      (line) => symbols.some((symbol) => new RegExp(`\\b${symbol}\\b`).test(line)),
    ),
  ];
  const found = ways.find(({ length }) => length > 0) ?? [];
  const rank = (address: string): number =>
    (address.startsWith('features/error-handling') ? 4 : 0) +
    (address.startsWith(own) ? 2 : 0) +
    // The first page of a library only lists what is on the others.
    (/(?:^|\/)index\.md/.test(address) ? 0 : 1) +
    (ABOUT_ERRORS.test(address) ? 1 : 0);
  return found.reduce<string | null>((best, next) => (best && rank(best) >= rank(next) ? best : next), null);
}

/** The longest part of a message without placeholders, as far as a page would quote it. */
function longestPiece(message: string): string {
  const pieces = flatten(message.replace(PLACEHOLDER, '\n'))
    .split('\n')
    .map((piece) => piece.trim());
  return pieces
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
    .slice(0, LONGEST);
}

const flatten = (text: string): string => text.replace(/[`"'’*\\]/g, '').replace(/[ \t]+/g, ' ');

/** Addresses of the sections with a line that passes, each once. */
function sectionsWith(guides: readonly SearchedGuide[], passes: (line: string) => boolean): string[] {
  const found = guides.flatMap(({ relativePath, source, headings }) =>
    source.split('\n').flatMap((text, at) => {
      if (!passes(text)) return [];
      const heading = headings.findLast(({ line }) => line <= at + 1);
      return [heading ? `${relativePath}#${heading.id}` : relativePath];
    }),
  );
  return [...new Set(found)];
}
