const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe between tags and in double-quoted attributes, of HTML and of XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
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
