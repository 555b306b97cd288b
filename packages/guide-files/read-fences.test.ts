import { splitFrontMatter } from './front-matter';
import { defaultLocale } from '../../src/locales/locales';
import { listGuides } from './list-guides';
import { findPlainFences, readCode } from './read-fences';
import { readGuide } from './read-guide';

const bodies: [what: string, body: string, plain: boolean][] = [
  ['a fence', 'Text.\n\n```ts title="a.ts" {1}\nconst a = 1;\n\nb();\n```\n\nText.\n', true],
  ['a fence without a language', '```\na\n```\n', true],
  ['an empty fence', '```ts\n```\n', true],
  ['a fence in a step', '1. Text:\n\n   ```TS\n   if (a) {\n     b();\n\n   }\n   ```\n', true],
  ['a fence in a directive', ':::note\n```ts\na();\n```\n:::\n', true],
  ['fences in a fence', '````md\n```ts\na();\n```\n````\n', true],
  ['a fence in a quotation', '> ```ts\n> a();\n> ```\n', false],
  ['tildes', '~~~ts\na();\n~~~\n', false],
  ['a fence that ends with its step', '1. Text:\n\n   ```ts\n   a();\n\nText.\n', false],
  ['a line that is not as far in', '  ```ts\n a();\n  ```\n', false],
  ['a fence without an end', '```ts\na();\n', false],
  ['an end that is further in', '```ts\na();\n  ```\n', false],
  ['a fence in a comment', '<!--\n```ts\na();\n```\n-->\n', false],
  ['a fence that is indented code', '    ```ts\n    a();\n    ```\n', false],
  ['a component', '<Colors />\n\n```ts\na();\n```\n', true],
  ['a fence in the HTML of a component', '<Colors />\n```ts\na();\n```\n', false],
  ['a reference in the words of a fence', '```ts title="a&amp;b"\na();\n```\n', false],
];

it.each(bodies)('%s is read as the grammar reads it', async (_, body, plain) => {
  const file = { locale: 'en', relativePath: 'a.md', sourcePath: 'content/en/a.md', source: body };
  expect(readGuide(file).fences).toMatchObject((await readCode(file)).fences);
  expect(findPlainFences(body, 0) !== null).toBe(plain);
});

describe('of the guides of the site', () => {
  const guides = listGuides(process.cwd(), defaultLocale);

  it('nearly all are read without the grammar', () => {
    const parsed = guides.filter(({ source }) => findPlainFences(splitFrontMatter(source).body, 0) === null);
    expect(parsed.length).toBeLessThan(guides.length / 10);
  });

  it('each is read as the grammar reads it', async () => {
    expect(guides.map((file) => readGuide(file).fences)).toMatchObject(
      (await Promise.all(guides.map(readCode))).map(({ fences }) => fences),
    );
  });
});
