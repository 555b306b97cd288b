import { APOSTROPHES, normalize } from '../../model/text/normalize';

/** A searchable part of a word: `entity` in `BaseEntityHelper`. */
interface TokenPart {
  /** Normalized. */
  text: string;
  /** Offsets in the text passed to `tokenize`, in UTF-16 units. */
  start: number;
  end: number;
}

/** A word or identifier as written. */
interface Token {
  start: number;
  end: number;
  parts: TokenPart[];
  /** Normalized whole identifiers without separators, longest first; empty for a plain word. */
  wholes: string[];
}

const CONNECTORS = `@/.+${APOSTROPHES}-`;
// Letters and characters that may connect them. Browsers need several milliseconds to compile each
// use of `\p{L}`, so this is the only one; in a run, all but the connectors are letters.
const RUN = new RegExp(`[\\p{L}\\p{N}\\p{M}\\u00ad\\u200b-\\u200d_$${CONNECTORS}]+`, 'gu');
// An apostrophe is part of a word only before a Cyrillic letter, and a dot or hyphen only between
// letters. A slash is part of a word only in a scoped package name, so that `and/or` stays two
// words. A plus connects a letter to a number: "N+1".
const LETTERS = `[^${CONNECTORS}]+`;
const WORD = `${LETTERS}(?:(?:[${APOSTROPHES}](?=\\p{sc=Cyrillic})|[.-])${LETTERS})*`;
const CHUNK = new RegExp(`@${WORD}(?:/${WORD})+|[^${CONNECTORS}]\\+\\p{N}+|${WORD}`, 'gu');
const SEGMENT = /[^@/.]+/gu;
// Matches one part: `N+1`, `2FA`, `HTTP` before `Server`, `Foo`, `foo`, or `FOO`. Other characters
// (`_`, `$`, `-`) separate parts.
const CAMEL_CASE_PART =
  /^.\+\p{N}+$|^\p{N}+\p{Lu}+$|\p{Lu}+(?!\p{Ll}|[’'])(?:\p{N}+(?:\p{Ll}+|\p{Lu}+(?!\p{Ll}))?)?|\p{Lu}?[^\p{Lu}_$-]+|\p{Lu}+/gu;
// `1.2.0`, `v1.2.0`
const VERSION = /^v?(\d+(?:\.\d+)+)$/i;

const bare = (text: string): string => normalize(text).replace(/[^\p{L}\p{N}’]/gu, '');

function splitCamelCase(segment: string, at: number): TokenPart[] {
  return [...segment.matchAll(CAMEL_CASE_PART)].flatMap((part) => {
    const text = bare(part[0]);
    return text ? [{ text, start: at + part.index, end: at + part.index + part[0].length }] : [];
  });
}

/** A split word, with offsets relative to its start. */
type Pieces = Pick<Token, 'parts' | 'wholes'>;

function takeApart(chunk: string): Pieces {
  const version = VERSION.exec(chunk)?.[1];
  if (version !== undefined) return { parts: [{ text: version, start: 0, end: chunk.length }], wholes: [] };
  const wholes = new Set<string>();
  const parts: TokenPart[] = [];
  const segments = [...chunk.matchAll(SEGMENT)];
  if (segments.length > 1) wholes.add(bare(chunk));
  for (const segment of segments) {
    const camelCaseParts = splitCamelCase(segment[0], segment.index);
    if (camelCaseParts.length > 1) wholes.add(bare(segment[0]));
    parts.push(...camelCaseParts);
  }
  for (const part of parts) wholes.delete(part.text);
  return { parts, wholes: [...wholes] };
}

// Memoized: the same words recur across the site.
const memo = new Map<string, Pieces>();
const MEMO_LIMIT = 20_000;

function piecesOf(chunk: string): Pieces {
  const known = memo.get(chunk);
  if (known) return known;
  const pieces = takeApart(chunk);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(chunk, pieces);
  return pieces;
}

/**
 * Splits text into words and identifiers. Identifiers are split at capital letters, underscores,
 * hyphens, dots, and a scoped package's slash, and are also kept whole: `AppConfig.forRoot()`
 * returns the parts `app`, `config`, `for`, `root` and the wholes `appconfigforroot`, `appconfig`,
 * `forroot`. A version is one word: `0.6.0` for `v0.6.0`.
 *
 * @param text - Any text, not normalized.
 * @returns Tokens in text order.
 */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(RUN)].flatMap((run) =>
    [...run[0].matchAll(CHUNK)].flatMap(({ 0: chunk, index }) => {
      const { parts, wholes } = piecesOf(chunk);
      if (parts.length === 0) return [];
      const start = run.index + index;
      const shifted = parts.map((part) => ({
        text: part.text,
        start: part.start + start,
        end: part.end + start,
      }));
      return [{ start, end: start + chunk.length, parts: shifted, wholes }];
    }),
  );
}
