import { dropSheets } from './drop-sheets';

const page = (sheet: string, body: string, name = 'styles-code') =>
  `<head><style data-href="/docs/${name}.1a2b.css" data-identity="gatsby-global-css">${sheet}</style></head><body>${body}</body>`;
const isKept = (html: string) => dropSheets(html) === html;

it.each([
  ['a class', '.token{color:red}', '<b class="a token">', '<b class="tokens">'],
  ['an element', 'figure{margin:0}', '<figure>', '<figcaption>'],
  ['an id', '#menu{margin:0}', '<div id="menu">', '<div class="menu">'],
  [
    'all parts of a selector',
    '.markdown pre code{margin:0}',
    '<p class="markdown"><pre><code>',
    '<p class="markdown"><code>',
  ],
  ['one of several rules', '.a{margin:0}@media print{.b{margin:0}}', '<p class="b">', '<p class="c">'],
  ['one of several selectors', '.a,.b{margin:0}', '<p class="b">', '<p class="c">'],
  ['what another has inside', 'pre:has(>del){margin:0}', '<pre><del>', '<pre>'],
  ['an escaped name', '.a\\+b{margin:0}', '<p class="a+b">', '<p class="a">'],
  ['either of two', '.a :is(.b,.c){margin:0}', '<p class="a"><p class="c">', '<p class="a">'],
  ['a pseudo-element', '.a::before{margin:0}', '<p class="a">', '<p class="b">'],
])('keeps a style sheet only where it matches %s', (_, sheet, matching, other) => {
  expect(isKept(page(sheet, matching))).toBe(true);
  expect(dropSheets(page(sheet, other))).toBe(`<head></head><body>${other}</body>`);
});

it.each([
  ['a state', '.tab[aria-selected=true]{margin:0}', '<p class="tab">'],
  ['a pseudo-class', '.tab:hover{margin:0}', '<p class="tab">'],
  ['one of a number', '.tab:nth-child(2n){margin:0}', '<p class="tab">'],
  ['what is not there', '.a:not(.b){margin:0}', '<p class="a">'],
  ['anything', '*{margin:0}', '<p>'],
])('keeps a style sheet despite %s', (_, sheet, body) => {
  expect(isKept(page(sheet, body))).toBe(true);
});

it('ignores keyframe selectors', () => {
  expect(isKept(page('@keyframes turn{to{margin:0}}', '<p class="to"><to>'))).toBe(false);
});

it('keeps the sheet for all pages and sheets for single pages', () => {
  expect(isKept(page('.token{color:red}', '<p>', 'styles'))).toBe(true);
  expect(isKept(page('.token{color:red}', '<p>', 'component---src-pages-search-tsx'))).toBe(true);
});

it('never keeps the sheet that comes with the islands', () => {
  expect(isKept(page('p{margin:0}', '<p>', 'styles-late'))).toBe(false);
});

it('does not change a page again whose sheets are removed', () => {
  const dropped = dropSheets(page('.token{color:red}', '<p>'));
  expect(dropSheets(dropped)).toBe(dropped);
});
