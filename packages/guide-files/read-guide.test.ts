import { countWords, readGuide } from './read-guide';

const guide = (body: string, relativePath = 'libraries/redis/features.md') =>
  readGuide({
    locale: 'uk',
    relativePath,
    sourcePath: `content/uk/${relativePath}`,
    source: `---\ntitle: Можливості redis\ndescription: Що вміє бібліотека.\n---\n${body}`,
  });

it('headings keep the ids their author gave them, and the lines of the file', () => {
  const { headings } = guide('\nТекст.\n\n## Черги {#queues}\n\n### Locks\n');
  expect(headings).toEqual([
    { id: 'queues', level: 2, line: 8 },
    { id: 'locks', level: 3, line: 10 },
  ]);
});

it('a code block knows its first line, its heading and the words after its language', () => {
  const { fences } = guide(
    '\n## Черги {#queues}\n\n:::tip\n```ts title="src/a.ts" {2}\nconst a = 1;\n```\n:::\n',
  );
  expect(fences).toHaveLength(1);
  expect(fences[0]).toMatchObject({
    language: 'ts',
    code: 'const a = 1;',
    line: 10,
    heading: 'queues',
    meta: { title: 'src/a.ts', highlight: '2' },
  });
});

it('prose has the words of tables, titles and pictures, and no code', () => {
  const { prose, links, images, directives } = guide(
    '\n:::note[Увага]\nОдин `two` [три](./four.md)\n:::\n\n![П’ять](./six.svg)\n',
  );
  const words = prose.map(({ text }) => text).join(' ');
  for (const word of ['Можливості redis', 'Увага', 'Один', 'три', 'П’ять']) expect(words).toContain(word);
  expect(words).not.toMatch(/two|four|six/);
  expect([links, images, directives].map(([only]) => only?.text)).toEqual(['./four.md', './six.svg', 'note']);
});

it('an .mdx guide is read with its components', () => {
  const { headings, prose } = guide(
    '\n## Кольори \\{#colors}\n\n<Swatch name="accent" />\n\nТекст.\n',
    'general/color-scheme.mdx',
  );
  expect(headings).toEqual([{ id: 'colors', level: 2, line: 6 }]);
  expect(prose.map(({ text }) => text)).toContain('Текст.');
});

it('a word with an apostrophe or a hyphen counts once', () => {
  expect(countWords({ prose: [{ text: 'Пам’ять — будь-яка: 100 МБ.', line: 1 }] })).toBe(4);
});
