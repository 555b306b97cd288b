const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, between tags and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Escapes text between tags only. Quotes stay as they are to save bytes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * Decodes a URL part. If that fails, the text is returned unchanged.
 *
 * @param text - The encoded text.
 * @param rounds - 2 to decode text that was encoded twice.
 */
export function decodeUrl(text: string, rounds: 1 | 2 = 1): string {
  try {
    const decoded = decodeURIComponent(text);
    return rounds === 2 ? decodeUrl(decoded) : decoded;
  } catch {
    return text;
  }
}

/**
 * Returns as many of the first sentences as fit. If not even one fits, returns whole words and an
 * ellipsis.
 *
 * @param text - The text.
 * @param length - Maximum length in UTF-16 code units.
 */
export function firstSentences(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = new RegExp(`^.{0,${length - 1}}[.!?](?=\\s)`, 's').exec(text)?.[0];
  return sentences ?? `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}

/**
 * Splits a name in code into parts between which a line may break: `BaseTypeorm|Entity|Repository`,
 * `DEFAULT_|LIMIT`, `Page.|size`, `@softkit/|async-storage`. Package names don't break at hyphens.
 */
export function nameWords(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[_/]|[A-Za-z\d]\.(?=[A-Za-z]))/);
}

/** Splits code after the underscores of SCREAMING_SNAKE_CASE names: `MAX_|SIZE`. */
export function constantParts(code: string): string[] {
  return code.split(/(?<=[A-Z\d]_)(?=[A-Z\d])/);
}

/** Writes a number with an English noun: `1 problem`, `2 problems`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
