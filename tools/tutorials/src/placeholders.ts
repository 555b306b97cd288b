/**
 * Placeholders on a page for what differs from run to run. Ids and tokens are bound: where the page uses one again, what really came
 * is put in, as a reader does.
 */
export type Bindings = Map<string, string>;

/** `pattern` knows a placeholder on a page, `actual` what may come in its place; without it both look alike. */
const KINDS: readonly { pattern: RegExp; actual?: RegExp; bound: boolean }[] = [
  // A token of three parts.
  { pattern: /eyJ[\w-]+\.[\w-]+\.[\w-]+/, bound: true },
  { pattern: /[\da-fA-F]{8}(?:-[\da-fA-F]{4}){3}-[\da-fA-F]{12}/, bound: true },
  { pattern: /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)?/, bound: false },
  // Milliseconds since 1970.
  { pattern: /\b1[5-9]\d{11}\b/, bound: false },
  // An id of nanoid, 21 characters. A page shows one with a digit and a capital letter, lest a word be taken for it; those that
  // come are random, and about one in thirty has no digit.
  {
    pattern: /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{21}(?![\w-])/,
    actual: /(?<![\w-])[\w-]{21}(?![\w-])/,
    bound: true,
  },
];

const ANY = new RegExp(`…|${KINDS.map(({ pattern }) => pattern.source).join('|')}`, 'g');

/** Replaces the placeholders of the page by the values that came. */
export function substitute(text: string, bindings: Bindings): string {
  let result = text;
  for (const [shown, actual] of bindings) result = result.replaceAll(shown, actual);
  return result;
}

/**
 * Compares a shown text with the real one: `…` matches any text; an id, a time or a token matches any other of its kind.
 *
 * @param bindings - What was shown earlier and what came; gets what this text adds.
 */
export function matchesText(shown: string, actual: string, bindings: Bindings): boolean {
  const expected = substitute(shown, bindings);
  if (expected === actual) return true;
  const parts: { text: string; bound: boolean }[] = [];
  const real = new Set(bindings.values());
  let pattern = '';
  let end = 0;
  for (const match of expected.matchAll(ANY)) {
    const [text] = match;
    const kind = KINDS.find((candidate) => new RegExp(`^${candidate.pattern.source}$`).test(text));
    if (real.has(text) || (text !== '…' && !kind)) continue;
    pattern += `${escape(expected.slice(end, match.index))}(${(kind?.actual ?? kind?.pattern)?.source ?? '[^]*?'})`;
    parts.push({ text, bound: kind?.bound ?? false });
    end = match.index + text.length;
  }
  const found = new RegExp(`^${pattern}${escape(expected.slice(end))}$`).exec(actual);
  if (!found) return false;
  parts.forEach(({ text, bound }, index) => {
    if (bound) bindings.set(text, found[index + 1] ?? '');
  });
  // A text that is cut short, such as `eyJhbGci…`, matches the whole.
  if (shown.includes('…') && shown.length >= 8 && !/\s/.test(shown)) bindings.set(shown, actual);
  return true;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}
