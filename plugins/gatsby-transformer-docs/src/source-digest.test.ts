import { sourceDigest } from './source-digest';

const source = (front: string, body: string) => `---\ntitle: T\n${front}---\n\n${body}\n`;
const base = sourceDigest(source('', 'Text here.'));

it('a digest is 12 hexadecimal digits', () => {
  expect(base).toMatch(/^[0-9a-f]{12}$/);
});

it.each([
  ['a redirect', source('redirects: [/a/]\n', 'Text here.')],
  ['a draft flag', source('draft: true\n', 'Text here.')],
  ['a line break', source('', 'Text\nhere.')],
])('%s does not age a translation', (_case, changed) => {
  expect(sourceDigest(changed)).toBe(base);
});

it.each([
  ['a word', source('', 'Text there.')],
  ['the title', source('', 'Text here.').replace('title: T', 'title: U')],
  ['the description', source('description: D\n', 'Text here.')],
])('%s does', (_case, changed) => {
  expect(sourceDigest(changed)).not.toBe(base);
});
