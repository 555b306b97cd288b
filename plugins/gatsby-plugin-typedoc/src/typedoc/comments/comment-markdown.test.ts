import type { Comment, CommentDisplayPart } from 'typedoc';
import { partsToMarkdown, summaryText } from './comment-markdown';

const text = (value: string): CommentDisplayPart => ({ kind: 'text', text: value });
const markdown = (...parts: CommentDisplayPart[]) => partsToMarkdown(parts, () => './Other.md');

it.each([
  ['HTML becomes text', 'a <b>c</b> <!-- d', 'a \\<b>c\\</b> \\<!-- d'],
  ['an address in brackets stays a link', 'see <https://example.com/>', 'see <https://example.com/>'],
  ['a heading loses its rank', '# One\n\n### Two', '**One**\n\n**Two**'],
  ['an underlined heading loses its rank', 'One\n===\nTwo\n---', '**One**\n\n**Two**'],
  ['a rule stays a rule', 'One\n\n---\n\nTwo', 'One\n\n---\n\nTwo'],
  [
    'indented code is code',
    'a\n\n    const a: Array<string> = [];',
    'a\n\n```\nconst a: Array<string> = [];\n```',
  ],
  ['a fence of tildes is code', '~~~html\n<div {#x}>\n~~~', '```html\n<div {#x}>\n```'],
  ['HTML that fills lines becomes text', '<div>\n\n# One\n</div>', '\\<div>\n\n**One**\n\n\\</div>'],
  ['a range is not struck through', '5~7 or 1~2', '5\\~7 or 1\\~2'],
  ['an address ends before a quote', '«https://example.com/a»', '«<https://example.com/a>»'],
  ['a version is not an email address', 'a@next.dev', 'a\\@next.dev'],
  ['a path from the root of a site leads nowhere', '[a](/b/)', '[a](file:/b/)'],
  [
    'a link as in a guide leads nowhere',
    '[a](api:auth/A), [b][], [c](< api:auth/C>), <api:auth/D>\n\n[b]: &#97;pi:auth/B',
    '[a](file:api:auth/A), [b](file:api:auth/B), [c](<file: api:auth/C>), [api:auth/D](file:api:auth/D)',
  ],
])('%s', (_, written, expected) => {
  expect(markdown(text(written))).toBe(expected);
});

it('code is left as it is', () => {
  expect(markdown({ kind: 'code', text: '`<T>` {#id}' })).toBe('`<T>` {#id}');
});

const code = (value: string): CommentDisplayPart => ({ kind: 'code', text: value });
const link = (label: string, target?: string): CommentDisplayPart => ({
  kind: 'inline-tag',
  tag: target === undefined ? '@link' : '@linkplain',
  text: label,
  ...(target === undefined ? {} : { target }),
});

it.each<[string, CommentDisplayPart[], string]>([
  [
    'items that begin with code or a link are a list',
    [text('- '), code('`a`'), text(' is first\n- '), link('b', 'https://b.c/'), text('\n  - '), code('`d`')],
    '- `a` is first\n- [b](https://b.c/)\n  - `d`',
  ],
  [
    'a heading with code or a link becomes bold',
    [text('## Has '), code('`a`'), text(' and '), link('b', 'https://b.c/'), text('\n\n### '), code('`d`')],
    '**Has `a` and [b](https://b.c/)**\n\n**`d`**',
  ],
  ['the text of a link without a target is shown', [link('Missing | the text')], '`the text`'],
  ['a link without a target is shown', [link('Missing')], '`Missing`'],
  ['an empty link is left out', [text('a '), link(''), text(' b')], 'a  b'],
])('%s', (_, parts, expected) => {
  expect(markdown(...parts)).toBe(expected);
});

it('a fence that is left open is closed', () => {
  expect(markdown({ kind: 'code', text: '```ts\nconst a = 1;' })).toBe('```ts\nconst a = 1;\n```');
});

it('a file of the sources is shown and not followed', () => {
  expect(
    markdown(
      text('[a]('),
      { kind: 'relative-link', text: '../a.md', target: undefined, targetAnchor: undefined },
      text(')'),
    ),
  ).toBe('[a](file:../a.md)');
});

it.each([
  ['@link', '[`Page`](./Other.md)'],
  ['@linkplain', '[Page](./Other.md)'],
] as const)('%s leads to the page of a symbol', (tag, expected) => {
  const target = { kindOf: () => true, name: 'Page' } as never;
  expect(markdown({ kind: 'inline-tag', tag, text: '', target })).toBe(expected);
});

it('a summary is the plain text of the first paragraph', () => {
  const comment = { summary: [text('Has `code` and a\n[link](https://a.b/).\n\nMore.')] } as Comment;
  expect(summaryText(comment)).toBe('Has code and a link.');
  expect(summaryText(undefined)).toBe('');
});
