import { hashSource } from '../../../src/node/content-policy';
import { canonicals, fallbacks, hreflangs, sitemap } from './language-rules';
import { editLinks, linkLanguages, links } from './link-rules';
import {
  alternativeTexts,
  contentPolicy,
  head,
  headingLinks,
  headings,
  strayCharacters,
  uniqueIds,
} from './page-rules';
import { readPage } from './read-page';
import { caseCollisions, guidePages, noBuildFiles, requiredRoutes } from './route-rules';
import type { BuiltSite, Rule, SiteSettings } from './site';

const settings: SiteSettings = {
  pathPrefix: '',
  editPrefix: 'https://code.example/edit/main/',
  policy: `script-src ${hashSource('boot()')}; style-src ${hashSource('a{}')}`,
  sources: new Set(['content/en/faq.md']),
};

interface Draft {
  lang: string;
  head: string;
  body: string;
}

const LANGUAGES = (slug: string) =>
  [
    ['en', slug],
    ['uk', `/uk${slug}`],
    ['x-default', slug],
  ]
    .map(([lang, path]) => `<link rel="alternate" hreflang="${lang}" href="https://docs.example${path}">`)
    .join('');

/** Creates a page that passes all rules. Each test changes one thing in it. */
function draft(path: string): Draft {
  const lang = path.startsWith('/uk/') ? 'uk' : 'en';
  return {
    lang,
    head: `<title>T</title><meta name="description" content="D"><link rel="canonical" href="https://docs.example${path}">${LANGUAGES(path.replace(/^\/uk\//, '/'))}`,
    body: '<main><article><h1 id="t">T</h1><div class="markdown"><h2 id="a">A</h2><a class="anchor" href="#a" title="Link to A"></a></div></article></main>',
  };
}

/** Creates a site with two pages in two languages, changed as the test needs it. */
function siteWith(changes: Record<string, Partial<Draft>> = {}, more: Partial<BuiltSite> = {}): BuiltSite {
  const paths = new Set(['/', '/faq/', '/uk/', '/uk/faq/', ...Object.keys(changes)]);
  const pages = new Map(
    [...paths].map((path) => {
      const { lang, head: inHead, body } = { ...draft(path), ...changes[path] };
      const html = `<!DOCTYPE html><html lang="${lang}"><head>${inHead}</head><body>${body}</body></html>`;
      return [path, readPage(`${path.slice(1)}index.html`, html)] as const;
    }),
  );
  return {
    pages,
    files: new Set([...pages.values()].map(({ file }) => file)),
    sitemap: [...paths].map((path) => `https://docs.example${path}`),
    ...more,
  };
}

const RULES: Record<string, Rule> = {
  alternativeTexts,
  canonicals,
  caseCollisions,
  contentPolicy,
  editLinks,
  fallbacks,
  guidePages: guidePages(['content/en/faq.md', 'content/uk/faq.md']),
  head,
  headingLinks,
  headings,
  hreflangs,
  linkLanguages,
  links,
  noBuildFiles,
  requiredRoutes: requiredRoutes(['/faq/']),
  sitemap,
  strayCharacters,
  uniqueIds,
};

it.each(Object.entries(RULES))('%s has nothing against a good site', (_name, rule) => {
  expect(rule(siteWith(), settings)).toEqual([]);
});

const article = (inside: string, attributes = '') => ({
  body: `<main><article${attributes}><h1>T</h1>${inside}</article></main>`,
});
const FALLBACK_HEAD =
  '<title>T</title><meta name="description" content="D"><link rel="canonical" href="https://docs.example/faq/">';

const CASES: [claim: string, rule: Rule, site: BuiltSite, file: string, what: RegExp][] = [
  ...(
    [
      ['<script>track()</script>', /blocks the inline script "track\(\)"\. Move it to src\/inline-scripts/],
      ['<script>boot() </script>', /blocks the inline script "boot\(\)"/],
      ['<style>b{}</style>', /blocks the inline style sheet "b\{\}"/],
      ['<p onclick="x()"></p>', /doesn't allow "<p onclick="x\(\)">"/],
    ] as const
  ).map(([html, what]): (typeof CASES)[number] => [
    `${html} in a page`,
    contentPolicy,
    siteWith({ '/faq/': article(html) }),
    'faq/index.html',
    what,
  ]),
  ['a second h1', headings, siteWith({ '/faq/': article('<h1>U</h1>') }), 'faq/index.html', /has 2 h1/],
  ['no h1', headings, siteWith({ '/faq/': { body: '<main></main>' } }), 'faq/index.html', /has 0 h1/],
  [
    'a level left out',
    headings,
    siteWith({ '/faq/': article('<h3>U</h3>') }),
    'faq/index.html',
    /"U" has level 3/,
  ],
  [
    'a heading without a link',
    headingLinks,
    siteWith({ '/faq/': article('<div class="markdown"><h2 id="x">X</h2></div>') }),
    'faq/index.html',
    /"X" has no link/,
  ],
  [
    'a heading whose link has another title',
    headingLinks,
    siteWith({
      '/faq/': article(
        '<div class="markdown"><div><h2 id="x">X</h2><a class="anchor" href="#x" title="Y"></a></div></div>',
      ),
    }),
    'faq/index.html',
    /"X" has no link/,
  ],
  [
    'an id twice',
    uniqueIds,
    siteWith({ '/faq/': article('<p id="x"></p><p id="x"></p>') }),
    'faq/index.html',
    /"x" is used more than once/,
  ],
  [
    'a NUL in an attribute',
    strayCharacters,
    siteWith({ '/faq/': article('<input placeholder="sym\0bols">') }),
    'faq/index.html',
    /near ".*sym"/,
  ],
  [
    'an image without alt',
    alternativeTexts,
    siteWith({ '/faq/': article('<img src="/a.png">') }),
    'faq/index.html',
    /a\.png/,
  ],
  [
    'a wrong page language',
    head,
    siteWith({ '/uk/faq/': { lang: 'en' } }),
    'uk/faq/index.html',
    /Expected "uk"/,
  ],
  [
    'no title',
    head,
    siteWith({
      '/faq/': {
        head: '<meta name="description" content="D"><link rel="canonical" href="https://docs.example/faq/">',
      },
    }),
    'faq/index.html',
    /no title/,
  ],
  [
    'no description',
    head,
    siteWith({
      '/faq/': { head: '<title>T</title><link rel="canonical" href="https://docs.example/faq/">' },
    }),
    'faq/index.html',
    /no description/,
  ],
  [
    'no canonical link',
    head,
    siteWith({ '/faq/': { head: '<title>T</title><meta name="description" content="D">' } }),
    'faq/index.html',
    /no canonical/,
  ],
  [
    'a canonical link to nowhere',
    canonicals,
    siteWith({ '/faq/': { head: '<link rel="canonical" href="https://docs.example/fag/">' } }),
    'faq/index.html',
    /no page exists at the canonical URL/,
  ],
  [
    'a canonical link to a page with another one',
    canonicals,
    siteWith({
      '/faq/': { head: '<link rel="canonical" href="https://docs.example/uk/faq/">' },
      '/uk/faq/': { head: '<link rel="canonical" href="https://docs.example/">' },
    }),
    'faq/index.html',
    /that page's canonical URL is/,
  ],
  [
    'language links on one side only',
    hreflangs,
    siteWith({ '/uk/faq/': { head: '<link rel="canonical" href="https://docs.example/uk/faq/">' } }),
    'faq/index.html',
    /differ from those of/,
  ],
  [
    'language links that leave the page itself out',
    hreflangs,
    siteWith({ '/faq/': { head: draft('/faq/').head.replace('hreflang="en"', 'hreflang="de"') } }),
    'faq/index.html',
    /don't include the page itself/,
  ],
  [
    'an x-default in another language',
    hreflangs,
    siteWith({
      '/faq/': {
        head: draft('/faq/').head.replace(
          'hreflang="x-default" href="https://docs.example/',
          'hreflang="x-default" href="https://docs.example/uk/',
        ),
      },
    }),
    'faq/index.html',
    /x-default link doesn't/,
  ],
  [
    'a fallback whose content has no language',
    fallbacks,
    siteWith({ '/uk/faq/': { head: FALLBACK_HEAD } }),
    'uk/faq/index.html',
    /without lang="en"/,
  ],
  [
    'a fallback that is its own canonical page',
    fallbacks,
    siteWith({
      '/uk/faq/': {
        head: draft('/uk/faq/').head.replace(LANGUAGES('/faq/'), ''),
        ...article('', ' lang="en"'),
      },
    }),
    'uk/faq/index.html',
    /content is in "en", but the canonical/,
  ],
  [
    'a fallback with language links',
    fallbacks,
    siteWith({ '/uk/faq/': { head: FALLBACK_HEAD + LANGUAGES('/faq/'), ...article('', ' lang="en"') } }),
    'uk/faq/index.html',
    /has language links/,
  ],
  [
    'a fallback in the sitemap',
    sitemap,
    siteWith({ '/uk/faq/': { head: FALLBACK_HEAD, ...article('', ' lang="en"') } }),
    'uk/faq/index.html',
    /is in the sitemap/,
  ],
  [
    'a page the sitemap forgot',
    sitemap,
    siteWith({}, { sitemap: ['/', '/uk/', '/uk/faq/'].map((path) => `https://docs.example${path}`) }),
    'faq/index.html',
    /missing in the sitemap/,
  ],
  [
    'a sitemap address without a page',
    sitemap,
    siteWith(
      {},
      { sitemap: ['/', '/faq/', '/uk/', '/uk/faq/', '/no/'].map((path) => `https://docs.example${path}`) },
    ),
    'sitemap.xml',
    /no\/, but no such page/,
  ],
  ['a missing sitemap', sitemap, siteWith({}, { sitemap: null }), 'sitemap.xml', /is missing/],
  [
    'a link to nowhere',
    links,
    siteWith({ '/faq/': article('<a href="/fag/">x</a>') }),
    'faq/index.html',
    /"\/fag\/" leads to/,
  ],
  [
    'a link without its last slash',
    links,
    siteWith({ '/faq/': article('<a href="/uk/faq">x</a>') }),
    'faq/index.html',
    /\/uk\/faq, which doesn't exist/,
  ],
  [
    'an absolute link to nowhere',
    links,
    siteWith({ '/faq/': article('<a href="https://docs.example/fag/">x</a>') }),
    'faq/index.html',
    /leads to \/fag\//,
  ],
  [
    'an anchor that is not there',
    links,
    siteWith({ '/faq/': article('<a href="/uk/faq/#b">x</a>') }),
    'faq/index.html',
    /#b, and uk\/faq\/index\.html/,
  ],
  [
    'an anchor on the same page',
    links,
    siteWith({ '/faq/': article('<a href="#b">x</a>') }),
    'faq/index.html',
    /leads to #b/,
  ],
  [
    'a link in a code block to nowhere',
    links,
    siteWith({ '/faq/': article('<pre><code><a href="#b">x</a></code></pre>') }),
    'faq/index.html',
    /leads to #b/,
  ],
  [
    'an image that is not there',
    links,
    siteWith({ '/faq/': article('<img alt="" src="/static/a.png">') }),
    'faq/index.html',
    /img\[src\]/,
  ],
  [
    'a srcset candidate that is not there',
    links,
    siteWith(
      { '/faq/': article('<img alt="" srcset="/static/a.png 1x, /static/b.png 2x">') },
      { files: new Set(['static/a.png']) },
    ),
    'faq/index.html',
    /b\.png/,
  ],
  [
    'a redirect to nowhere',
    links,
    siteWith({ '/old/': { head: '<meta http-equiv="refresh" content="0; url=/new/">' } }),
    'old/index.html',
    /refresh\] "\/new\/"/,
  ],
  [
    'a link into the other language',
    linkLanguages,
    siteWith({ '/uk/faq/': article('<a href="/faq/">x</a>') }),
    'uk/faq/index.html',
    /another language/,
  ],
  [
    'an edit link to a file that is not there',
    editLinks,
    siteWith({ '/faq/': article('<a href="https://code.example/edit/main/content/en/fag.md">x</a>') }),
    'faq/index.html',
    /content\/en\/fag\.md/,
  ],
  [
    'a route without a page',
    requiredRoutes(['/faq/', '/how-to/']),
    siteWith(),
    'uk/how-to/index.html',
    /no page/,
  ],
  [
    'routes that differ by case',
    caseCollisions,
    siteWith({}, { files: new Set(['Config/index.html', 'config/index.html']) }),
    'config/index.html',
    /only in case/,
  ],
  ...[
    'webpack.stats.json',
    'chunk-map.json.br',
    '_gatsby/slices/_gatsby-scripts-1.html',
    '~partytown/debug/a.js',
  ].map((file): [string, Rule, BuiltSite, string, RegExp] => [
    `a published build file: ${file}`,
    noBuildFiles,
    siteWith({}, { files: new Set([file]) }),
    file,
    /only the build needs it/,
  ]),
  [
    'a guide without a page',
    guidePages(['content/en/how-to.md']),
    siteWith(),
    'content/en/how-to.md',
    /no page at \/uk\/how-to\//,
  ],
  [
    'two guides for one route',
    guidePages(['content/en/faq.md', 'content/en/faq/index.md']),
    siteWith(),
    'content/en/faq/index.md',
    /so does content\/en\/faq\.md/,
  ],
];

it.each(CASES)('%s is found', (_claim, rule, site, file, what) => {
  expect(rule(site, settings)).toContainEqual({ file, what: expect.stringMatching(what) });
});

it('what the content policy allows is accepted', () => {
  const html = '<style>a{}</style><script>boot()</script><script type="application/json">{}</script>';
  expect(contentPolicy(siteWith({ '/faq/': article(html) }), settings)).toEqual([]);
});

it('a link with hreflang may lead to another language', () => {
  const site = siteWith({ '/uk/faq/': article('<a hreflang="en" href="/faq/">x</a>') });
  expect(linkLanguages(site, settings)).toEqual([]);
});

it('existing links, anchors, and images are accepted', () => {
  const site = siteWith(
    {
      '/faq/': article(
        '<a href="/uk/faq/#a">x</a><a href="#">y</a><a href="https://other.example/">z</a><img alt="" src="/static/a.png">',
      ),
    },
    { files: new Set(['static/a.png']) },
  );
  expect(links(site, settings)).toEqual([]);
});

it('a place in a code block is one that links may lead to', () => {
  const site = siteWith({
    '/faq/': article('<a href="#b">x</a><pre><code><a id="b" href="/uk/faq/">y</a></code></pre>'),
  });
  expect(links(site, settings)).toEqual([]);
});

it('a complete fallback page is fine', () => {
  const site = siteWith(
    { '/uk/faq/': { head: FALLBACK_HEAD, ...article('', ' lang="en"') }, '/faq/': { head: FALLBACK_HEAD } },
    { sitemap: ['/', '/faq/', '/uk/'].map((path) => `https://docs.example${path}`) },
  );
  expect([...fallbacks(site, settings), ...sitemap(site, settings), ...canonicals(site, settings)]).toEqual(
    [],
  );
});

it('links of a prefixed build have to begin with the prefix', () => {
  const site = siteWith({ '/faq/': article('<a href="/docs/uk/faq/">x</a><a href="/uk/faq/">y</a>') });
  expect(links(site, { ...settings, pathPrefix: '/docs' })).toEqual([
    { file: 'faq/index.html', what: expect.stringContaining('does not begin with the path prefix "/docs"') },
  ]);
});

it.each(['sites/a', '../elsewhere/content', '/srv/content'])('guides can be in %s', (folder) => {
  const rule = guidePages([`${folder}/uk/faq.md`, `${folder}/en/gone.md`], folder);
  expect(rule(siteWith(), settings)).toEqual(
    ['/gone/', '/uk/gone/'].map((path) => ({
      file: `${folder}/en/gone.md`,
      what: `has no page at ${path}.`,
    })),
  );
});
