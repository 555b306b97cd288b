// The national romanisation of 2010 read backwards, with a few letters of everyday typing (j, w, x, c).
// A soft sign is not written in it; the stemmer does not need one at the end of a word.
const LETTERS: ReadonlyMap<string, string> = new Map(
  (
    'shch:щ zgh:зг zh:ж kh:х ts:ц ch:ч sh:ш ya:я ia:я ye:є ie:є yi:ї yu:ю iu:ю ' +
    "a:а b:б v:в h:г g:г d:д e:е z:з y:и i:і j:й k:к l:л m:м n:н o:о p:п r:р s:с t:т u:у f:ф x:кс c:ц w:в q:к ':’"
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const LENGTHS = [4, 3, 2, 1];

/**
 * Reads Ukrainian that was typed in Latin letters: `pomylka` → `помилка`, `nalashtuvannia` → `налаштування`.
 *
 * @param text a query as typed
 * @returns the text in Cyrillic, in lower case, or `null` if it has other letters than Latin ones, or none
 */
export function transliterate(text: string): string | null {
  const lower = text.toLowerCase();
  if (!/[a-z]/.test(lower) || /(?![a-z])\p{L}/u.test(lower)) return null;
  let result = '';
  for (let at = 0; at < lower.length; ) {
    const length = LENGTHS.find((size) => LETTERS.has(lower.slice(at, at + size))) ?? 1;
    const letters = lower.slice(at, at + length);
    result += LETTERS.get(letters) ?? letters;
    at += length;
  }
  return result;
}
