import { sourceDigest } from './source-digest';

const source = (front: string, body: string) => `---\ntitle: T\n${front}---\n\n${body}\n`;
const folded = (second: string) =>
  source(`description: >-\n  First line.\n\n  ${second}\ndraft: true\n`, 'Text.');
const base = sourceDigest(source('', 'Text here.'));

it('a digest is 12 hexadecimal digits', () => {
  expect(base).toMatch(/^[0-9a-f]{12}$/);
});

it.each([
  ['a redirect', source('redirects: [/a/]\n', 'Text here.')],
  ['a draft flag', source('draft: true\n', 'Text here.')],
  ['a line break', source('', 'Text\nhere.')],
  ['an indented list of redirects', source('redirects:\n  - /a/\n  - /b/\n', 'Text here.')],
])('%s does not make a translation outdated', (_case, changed) => {
  expect(sourceDigest(changed)).toBe(base);
});

it.each([
  ['a word', source('', 'Text there.')],
  ['the title', source('', 'Text here.').replace('title: T', 'title: U')],
  ['the description', source('description: D\n', 'Text here.')],
])('changing %s makes a translation outdated', (_case, changed) => {
  expect(sourceDigest(changed)).not.toBe(base);
});

it('changing the last line of a multi-line description makes a translation outdated', () => {
  expect(sourceDigest(folded('Second.'))).not.toBe(sourceDigest(folded('Third.')));
  expect(sourceDigest(folded('Second.').replace('draft: true\n', ''))).toBe(sourceDigest(folded('Second.')));
});

it('stays the same for a description on one line, because translations are stamped with it', () => {
  const text = source(
    'sidebarLabel: S\ndraft: true\ndescription: "D: d"\nredirects:\n  - /a/\n',
    'Text here.',
  );
  expect(sourceDigest(text)).toBe('c772be6d8ed1');
});
