import { count, decodeUrl, escapeHtml, escapeText, firstSentences, nameWords } from './text';

it.each([
  ['a < b && c > "d"', 'a &lt; b &amp;&amp; c &gt; &quot;d&quot;'],
  ['Пам’ять', 'Пам’ять'],
])('escapes %s as %s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});

it('keeps quotes between tags', () => {
  expect(escapeText('a < b && c > "d"')).toBe('a &lt; b &amp;&amp; c &gt; "d"');
});

it.each([
  ['%D1%8F', 1, 'я'],
  ['%25D1%258F', 1, '%D1%8F'],
  ['%25D1%258F', 2, 'я'],
  ['%E0%A4%A', 1, '%E0%A4%A'],
  ['100%', 2, '100%'],
] as const)('%s in %d rounds is %s', (written, rounds, expected) => {
  expect(decodeUrl(written, rounds)).toBe(expected);
});

it.each([
  ['Reads a file. Writes it.', 24, 'Reads a file. Writes it.'],
  ['Reads a file. Writes it.', 23, 'Reads a file.'],
  ['Reads app.ts. And more.', 15, 'Reads app.ts.'],
  ['Reads the whole file', 12, 'Reads the…'],
])('shortens %j to %i characters: %j', (text, length, kept) => {
  expect(firstSentences(text, length)).toBe(kept);
});

it.each([
  ['BaseTypeormEntityRepository', 'Base Typeorm Entity Repository'],
  ['DEFAULT_MAP_OPTIONS', 'DEFAULT_ MAP_ OPTIONS'],
  ['Page.size', 'Page. size'],
  ['@softkit/async-storage', '@softkit/ async-storage'],
  ['v1.2', 'v1.2'],
])('splits %s into %s', (name, words) => {
  expect(nameWords(name).join(' ')).toBe(words);
});

it.each([
  [0, '0 problems'],
  [1, '1 problem'],
  [2, '2 problems'],
])('counts %i as %s', (number, expected) => {
  expect(count(number, 'problem')).toBe(expected);
});
