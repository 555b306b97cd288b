/**
 * Actual IDs and tokens by the placeholders on a page. Where the page repeats a placeholder, the
 * actual value is used, as a reader would do.
 */
export type Bindings = Map<string, string>;

/**
 * Kinds of placeholders. `pattern` matches a placeholder on a page, and `actual` matches its actual
 * value; it defaults to `pattern`. A `bound` placeholder keeps its first actual value.
 */
const KINDS: readonly { pattern: RegExp; actual?: RegExp; bound: boolean }[] = [
  // JSON Web Token.
  { pattern: /eyJ[\w-]+\.[\w-]+\.[\w-]+/, bound: true },
  { pattern: /[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}/, bound: true },
  { pattern: /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/, bound: false },
  // Milliseconds since 1970.
  { pattern: /\b1[5-9]\d{11}\b/, bound: false },
  // nanoid with 21 characters. On a page it needs a digit and a capital letter, to tell it from a
  // word. Actual IDs are random, and about one in thirty has no digit.
  {
    pattern: /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{21}(?![\w-])/,
    actual: /(?<![\w-])[\w-]{21}(?![\w-])/,
    bound: true,
  },
];

const ANY = new RegExp(`…|${KINDS.map(({ pattern }) => pattern.source).join('|')}`, 'g');

/** Replaces the page's placeholders with the actual values. */
export function substitute(text: string, bindings: Bindings): string {
  let result = text;
  for (const [shown, actual] of bindings) result = result.replaceAll(shown, actual);
  return result;
}

/**
 * Compares text on a page with actual text. `…` matches any text, and IDs, tokens, and timestamps
 * match any other value like them.
 *
 * @param shown - Text on the page.
 * @param actual - Actual text.
 * @param bindings - Values of earlier placeholders. New ones are added.
 * @returns True if they match.
 */
export function matchesText(shown: string, actual: string, bindings: Bindings): boolean {
  const expected = substitute(shown, bindings);
  if (expected === actual) return true;
  const parts: { text: string; bound: boolean }[] = [];
  const actualValues = new Set(bindings.values());
  let pattern = '';
  let end = 0;
  for (const placeholder of expected.matchAll(ANY)) {
    const [text] = placeholder;
    const kind = KINDS.find((candidate) => new RegExp(`^${candidate.pattern.source}$`).test(text));
    if (actualValues.has(text) || (text !== '…' && !kind)) continue;
    pattern += `${escape(expected.slice(end, placeholder.index))}(${(kind?.actual ?? kind?.pattern)?.source ?? '[^]*?'})`;
    parts.push({ text, bound: kind?.bound ?? false });
    end = placeholder.index + text.length;
  }
  const match = new RegExp(`^${pattern}${escape(expected.slice(end))}$`).exec(actual);
  if (!match) return false;
  parts.forEach(({ text, bound }, index) => {
    if (bound) bindings.set(text, match[index + 1] ?? '');
  });
  // A shortened value such as `eyJhbGci…` also becomes a placeholder for the whole value.
  if (shown.includes('…') && shown.length >= 8 && !/\s/.test(shown)) bindings.set(shown, actual);
  return true;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
