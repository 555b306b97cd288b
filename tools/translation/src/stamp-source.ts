/**
 * Writes the original's digest into a translation's front matter, replacing the old one or as the
 * last key.
 *
 * @throws If the source has no front matter.
 */
export function stampSource(source: string, digest: string): string {
  const stamp = `translatedFrom: ${/^\d+$|^\d+e\d+$/i.test(digest) ? `'${digest}'` : digest}`;
  const end = source.startsWith('---\n') ? source.indexOf('\n---\n', 3) : -1;
  if (end === -1) throw new Error('The front matter is missing.');
  const head = source.slice(0, end);
  const stamped = /^translatedFrom:.*$/m.test(head)
    ? head.replace(/^translatedFrom:.*$/m, stamp)
    : `${head}\n${stamp}`;
  return stamped + source.slice(end);
}
