const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe between tags and in double-quoted attributes, of HTML and of XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Text made safe between tags only: quotes stay as they are, which is shorter. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

/**
 * A URL part decoded, or unchanged where it cannot be.
 *
 * @param rounds - 2 to read text that was encoded twice, too.
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
 * The first whole sentences of a text that fit; where not even one fits, whole words and an ellipsis.
 *
 * @param length - Largest number of UTF-16 code units.
 */
export function firstSentences(text: string, length: number): string {
  if (text.length <= length) return text;
  const sentences = new RegExp(`^.{0,${length - 1}}[.!?](?=\\s)`, 's').exec(text)?.[0];
  return sentences ?? `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}

/**
 * The words of a name of code, each with the sign after it, for lines that may break between them: `BaseTypeorm|Entity|Repository`,
 * `DEFAULT_|LIMIT`, `Page.|size`, `@softkit/|async-storage`. The name of a package does not break at its hyphens.
 */
export function nameWords(name: string): string[] {
  return name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[_/]|[A-Za-z\d]\.(?=[A-Za-z]))/);
}
