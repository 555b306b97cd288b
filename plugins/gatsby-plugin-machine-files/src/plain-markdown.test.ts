import uk from '../../../src/locales/uk/common.json';
import { ADMONITIONS, type Admonition } from '../../../src/model/vocabulary';
import { toPlainMarkdown, type BoxLabels } from './plain-markdown';

const boxes = (Object.keys(ADMONITIONS) as Admonition[]).map((name) => [name, uk[`admonition.${name}`]]);
const labels = { ...Object.fromEntries(boxes), details: 'Докладніше' } as BoxLabels;
const links: Record<string, string> = {
  './faq.md': '/faq/index.md',
  'api:mail/Sender': '/api/mail/src/classes/Sender/index.md',
  './a_(b).md': '/a_(b)/index.md',
};

function plain(body: string, images: string[] = []): string {
  const rest = [...images];
  return toPlainMarkdown(body, {
    labels,
    linkOf: (written) => links[written],
    nextImage: () => rest.shift(),
  }).trimEnd();
}

describe('a body as plain Markdown', () => {
  it.each([
    ['a notice', ':::note\nText\n:::', '> **Примітка**\n>\n> Text'],
    ['a notice with a title', ':::warning[Коли саме]\nText\n:::', '> **Увага: Коли саме**\n>\n> Text'],
    ['details', ':::details[More]\nText\n:::', '> **More**\n>\n> Text'],
    ['details without a title', ':::details\nText\n:::', '> **Докладніше**\n>\n> Text'],
    ['steps', ':::steps\n\n1. One\n2. Two\n\n:::', '1. One\n2. Two'],
    [
      'tabs',
      '::::tabs{group="x"}\n:::tab[A]\none\n:::\n:::tab[B]\ntwo\n:::\n::::',
      '**A**\n\none\n\n**B**\n\ntwo',
    ],
    [
      'a notice in a list',
      '- One\n\n  :::tip\n  Text\n  :::\n- Two',
      '- One\n\n  > **Порада**\n  >\n  > Text\n\n- Two',
    ],
    [
      'code in a notice',
      ':::note\n```ts\nif (a) {\n\n\n}\n```\n:::',
      '> **Примітка**\n>\n> ```ts\n> if (a) {\n>\n>\n> }\n> ```',
    ],
    ['a notice in details', '::::details[X]\n:::tip\nT\n:::\n::::', '> **X**\n>\n> > **Порада**\n> >\n> > T'],
    ['a color swatch', '::color-swatch{token="--color-text"}', '- `--color-text`'],
    ['a badge and a key', 'New :badge[beta]{type=tip}, press :kbd[K]', 'New beta, press K'],
    ['a heading with an id', '## Члени {#members}', '## Члени'],
    ['npm commands', '```npm\nnpm install x\n```', '```bash\nnpm install x\n```'],
    [
      'settings of a code block',
      '```ts title="src/a.ts" {1,3} numbers no-check="x"\n```',
      '```ts title="src/a.ts"\n```',
    ],
    ['a component without text', 'One\n\n<ColorTokens group="x" />\n\nTwo', 'One\n\nTwo'],
  ])('says %s in plain words', (_, body, expected) => {
    expect(plain(body)).toBe(expected);
  });

  it.each([
    ['[FAQ](./faq.md)', '[FAQ](/faq/index.md)'],
    [
      '[`x`](api:mail/Sender), [](api:mail/Sender)',
      '[`x`](/api/mail/src/classes/Sender/index.md), [`Sender`](/api/mail/src/classes/Sender/index.md)',
    ],
    ['[a](./a_(b).md)', '[a](/a_(b)/index.md)'],
    ['[out](https://example.org)', '[out](https://example.org)'],
    ['[faq]: ./faq.md', '[faq]: /faq/index.md'],
    ['`[FAQ](./faq.md)` and ``a ` [b](./faq.md)``', '`[FAQ](./faq.md)` and ``a ` [b](./faq.md)``'],
    ['`:kbd[K]`', '`:kbd[K]`'],
  ])('writes %s as %s', (body, expected) => {
    expect(plain(body)).toBe(expected);
  });

  it('leaves code blocks as they are, directives and links in them included', () => {
    const code = '````md\n```\n:::note\n[a](./faq.md)\n:::\n```\n\n\n## A {#b}\n````';
    expect(plain(code)).toBe(code);
  });

  it('gives pictures the addresses they are served at, in their order', () => {
    expect(
      plain('![One](./1.png) ![Two](./2.png "x") ![Three](./3.png)', ['/static/1.png', '/static/2.png']),
    ).toBe('![One](/static/1.png) ![Two](/static/2.png) Three');
  });
});
