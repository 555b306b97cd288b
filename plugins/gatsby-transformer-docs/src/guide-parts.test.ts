import { compileGuide, testSamples } from './compile/compile.fixture';
import { codeBlockOf } from './guide-parts';

it.each([
  ['src/a.ts', /^<figure class="code wrap" data-language="css">.*<\/figure>$/],
  ['src/b.ts', /^<figure class="code wrap" data-language="scss">.*<\/figure>$/],
])('finds the whole block with the title %s', async (title, block) => {
  const guide = await compileGuide(
    'Text.\n\n```css title="src/a.ts"\na {}\n```\n\n```scss title="src/b.ts"\nb {}\n```',
  );
  expect(codeBlockOf(guide, { title })).toMatch(block);
  expect(codeBlockOf(guide, { title: 'src/c.ts' })).toBeNull();
});

it('finds a code block with special HTML characters in its title', async () => {
  const guide = await compileGuide('```ts title="a & <b>.ts"\na();\n```');
  expect(codeBlockOf(guide, { title: 'a & <b>.ts' })).toContain('</span>();');
});

it('finds a code block by a part of its text', async () => {
  const guide = await compileGuide('```json\n{ "status": 200 }\n```\n\n```json\n{ "status": 400 }\n```');
  expect(codeBlockOf(guide, { text: '"status": 400' })).toContain('>400<');
  expect(codeBlockOf(guide, { text: '"status": 500' })).toBeNull();
});

it('finds an install command in the tab for npm', async () => {
  const guide = await compileGuide('```npm\nnpm install @a/b-c\n```');
  expect(codeBlockOf(guide, { text: 'npm install @a/b-c' })).toContain('data-language="bash"');
  expect(codeBlockOf(guide, { text: 'yarn add' })).toContain('@a/b-c');
});

it('a block on another page has no hover data and no IDs', async () => {
  const samples = testSamples('const e = new Mailer();', {
    names: [
      [0, 6, 1, null, 3],
      [0, 14, 6, 'mail/classes/Mailer', null],
    ],
  });
  const guide = await compileGuide('```ts title="a.ts"\nconst e = new Mailer();\n```', { samples });
  const block = codeBlockOf(guide, { title: 'a.ts' });
  expect(guide.html).toMatch(/<figure [^>]*data-sample[^]*<a id="/);
  expect(block).toContain('<a href="/uk/api/mail/src/classes/Mailer/">Mailer</a>');
  expect(block).not.toMatch(/data-sample|id="/);
});

it('the code has the lines that a cut hides, and other blocks than code have none', async () => {
  const { codes } = await compileGuide(
    '```ts\nconst a = 1;\n// ---cut---\nuse(a);\n```\n\n:::note\nText.\n:::',
  );
  expect(codes).toMatchObject([{ title: null, language: 'ts', text: 'const a = 1;\nuse(a);' }]);
  expect(codes[0]?.html).not.toContain('const');
});

it('each section has the docs it links to, once each', async () => {
  const { linkGroups } = await compileGuide(
    '[1](/before/)\n\n## A\n\n- [x](/x/)\n\n### A1\n\n- [y](/y/) [x](/x/)\n\n## B\n\nText.\n\n## C\n\n- [z](/z/)',
  );
  expect(linkGroups).toEqual([
    { id: 'a', title: 'A', summary: '', slugs: ['/x/', '/y/'] },
    { id: 'c', title: 'C', summary: '', slugs: ['/z/'] },
  ]);
});

it('the paragraph below a heading is the summary of its links, without markup', async () => {
  const { linkGroups } = await compileGuide(
    '## A {#a}\n\nReads & [writes](api:mail/Mailer) `a.b`.\n\n## B {#b}\n\n- [mail](api:mail/Mailer)\n\nLater.',
  );
  expect(linkGroups.map(({ summary }) => summary)).toEqual(['Reads & writes a.b.', '']);
});
