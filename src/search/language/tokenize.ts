import { normalize } from './normalize';

/** A piece of a word that is searched by itself: `entity` of `BaseEntityHelper`. */
interface TokenPart {
  /** Normalized. */
  text: string;
  /** Offsets in the text given to `tokenize`, in UTF-16 units. */
  start: number;
  end: number;
}

/** A word or an identifier as written in the text. */
interface Token {
  start: number;
  end: number;
  parts: TokenPart[];
  /** Normalized wholes without separators, longest first; empty if the token is one plain word. */
  wholes: string[];
}

const LETTER = '\\p{L}\\p{N}\\p{M}\\u00ad\\u200b-\\u200d';
// An apostrophe belongs to a word only before a Cyrillic letter; a dot or a hyphen joins when there are letters on both
// sides; a slash joins only in a scoped package name, else `and/or` would be one word. No pattern here looks
// behind: Safari before 16.4 rejects a whole script over one such pattern.
const APOSTROPHE_INSIDE = `['‘’ʼʹ\`´′＇](?=\\p{sc=Cyrillic})`;
const WORD = `[${LETTER}_$]+(?:(?:${APOSTROPHE_INSIDE}|[.-](?=[${LETTER}_$]))[${LETTER}_$]+)*`;
const CHUNK = new RegExp(`@${WORD}(?:/${WORD})+|${WORD}`, 'gu');
const SEGMENT = /[^@/.]+/gu;
// A part: `HTTP` before `Server`, `Foo`, `foo`, `FOO`; what a segment has besides (`_`, `$`, `-`) separates humps.
const CAMEL_CASE_PART =
  /\p{Lu}+(?!\p{Ll}|[’'])(?:\p{N}+(?:\p{Ll}+|\p{Lu}+(?!\p{Ll}))?)?|\p{Lu}?[^\p{Lu}_$-]+|\p{Lu}+/gu;
// `1.2.0`, `v1.2.0`
const VERSION = /^v?(\d+(?:\.\d+)+)$/i;
const LETTERS_THEN_DIGITS = /^(\p{L}{2,})(\p{N}+)$/u;

const bare = (text: string): string => normalize(text).replace(/[^\p{L}\p{N}’]/gu, '');

function splitCamelCase(segment: string, at: number): TokenPart[] {
  return [...segment.matchAll(CAMEL_CASE_PART)].flatMap((part) => {
    const text = bare(part[0]);
    return text ? [{ text, start: at + part.index, end: at + part.index + part[0].length }] : [];
  });
}

/** `base64` is also found by `base`; short prefixes (`s3`, `i18n`, `utf8`) stay as they are. */
function withoutDigits(part: TokenPart): TokenPart[] {
  const match = LETTERS_THEN_DIGITS.exec(part.text);
  return match?.[1] ? [part, { ...part, text: match[1], end: part.start + match[1].length }] : [part];
}

/** A split chunk, with offsets relative to its start. */
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
    parts.push(...camelCaseParts.flatMap(withoutDigits));
  }
  for (const part of parts) wholes.delete(part.text);
  return { parts, wholes: [...wholes] };
}

// The words of a site repeat; each is split once.
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
 * Splits text into words and identifiers. Identifiers are split at humps, underscores, hyphens, dots and the
 * slash of a scoped package, and are kept whole as well: `AppConfig.forRoot()` gives the parts `app`, `config`,
 * `for`, `root` and the wholes `appconfigforroot`, `appconfig`, `forroot`. A version is one word: `0.6.0` for `v0.6.0`.
 *
 * @param text any text, not normalized
 * @returns tokens in the order of the text
 */
export function tokenize(text: string): Token[] {
  return [...text.matchAll(CHUNK)].flatMap(({ 0: chunk, index }) => {
    const { parts, wholes } = piecesOf(chunk);
    if (parts.length === 0) return [];
    const shifted = parts.map((part) => ({
      text: part.text,
      start: part.start + index,
      end: part.end + index,
    }));
    return [{ start: index, end: index + chunk.length, parts: shifted, wholes }];
  });
}
