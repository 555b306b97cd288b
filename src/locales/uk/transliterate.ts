// Reverses the 2010 national romanization, plus a few letters from everyday typing (j, w, x, c).
// Romanization omits the soft sign, and the stemmer doesn't need one at the end of a word.
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
 * Converts Ukrainian typed in Latin letters to Cyrillic: `pomylka` → `помилка`.
 *
 * @param text - The query as typed.
 * @returns The lowercase Cyrillic text, or `null` if the query has no letters or non-Latin ones.
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
