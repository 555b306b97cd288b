import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { parseBody } from './parse-body';

const link = (address: string, href = address) => `<a href="${href}">${address}</a>`;
const A = 'https://example.com/a';

/** Each inline construct of GFM that people write without meaning it. */
it.each([
  ['guillemets', `«${A}»,`, `«${link(A)}»,`],
  ['low quotes', `„${A}“ b`, `„${link(A)}“ b`],
  ['high quotes', `“${A}.”`, `“${link(A)}.”`],
  ['an ellipsis', `${A}… b`, `${link(A)}… b`],
  ['a dash', `${A}— b`, `${link(A)}— b`],
  ['a dash without spaces', `${A}—b`, `${link(A)}—b`],
  ['an apostrophe', `‘${A}’ b`, `‘${link(A)}’ b`],
  ['a full stop of Chinese', `${A}。b`, `${link(A)}。b`],
  ['parentheses', `(${A}_(b))`, `(${link(`${A}_(b)`)})`],
  ['letters that are not Latin', `${A}/шлях`, link(`${A}/шлях`, `${A}/%D1%88%D0%BB%D1%8F%D1%85`)],
  [
    'an address without a scheme',
    '«www.example.com»',
    `«${link('www.example.com', 'http://www.example.com')}»`,
  ],
  ['an address in brackets', `<${A}»>`, link(`${A}»`, `${A}%C2%BB`)],
  ['a version', 'typeorm@0.3.x b', 'typeorm@0.3.x b'],
  ['a tag', 'fastify@next.dev b', 'fastify@next.dev b'],
  ['a repository', 'git@github.com:softkit/docs.git', 'git@github.com:softkit/docs.git'],
  ['an email address', 'a@example.com b', 'a@example.com b'],
  ['an email address with a scheme', 'mailto:a@example.com b', 'mailto:a@example.com b'],
  ['an email address in brackets', '<a@example.com>', link('a@example.com', 'mailto:a@example.com')],
  ['ranges', '5~7 MB and 100~200', '5~7 MB and 100~200'],
  ['home folders', '~/.npmrc and ~/.config', '~/.npmrc and ~/.config'],
  ['deleted text', '~~5~~', '<del>5</del>'],
])('reads %s as people mean it', (_, written, html) => {
  // Guides keep unknown directives such as ":softkit" as text later.
  const isDirective = /\w:\w/.test(written);
  for (const grammar of isDirective ? (['reference'] as const) : (['reference', 'guide'] as const))
    expect(toHtml(toHast(parseBody(written, grammar)))).toBe(`<p>${html}</p>`);
});
