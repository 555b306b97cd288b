import { localeCodes } from '../locales/locales';
import { localePath } from '../model/docs/addresses';
import { buildRedirects, movedSections, type RedirectingDoc } from './build-redirects';
import type { Route } from './build-routes';
import { siteFiles } from './check-links';

const routes = ['/faq/', '/about/'].flatMap((slug) =>
  localeCodes.map((locale) => ({ slug, path: localePath(slug, locale), docId: slug.slice(1, -1) }) as Route),
);
const doc = (
  slug: string,
  redirects: string[],
  sourcePath = `content/en${slug}index.md`,
  headings: readonly string[] = [],
): RedirectingDoc => ({
  docId: slug.slice(1, -1),
  slug,
  sourcePath,
  redirects,
  anchors: {},
  headings: headings.map((id) => ({ id })),
});

describe('redirects', () => {
  it('lead from an old path to the current one in every locale', () => {
    expect(buildRedirects([doc('/faq/', ['/questions/'])], routes)).toEqual({
      redirects: localeCodes.map((code) => ({
        fromPath: localePath('/questions/', code),
        toPath: localePath('/faq/', code),
      })),
      problems: [],
    });
  });

  it('can be declared in several translations', () => {
    const { redirects, problems } = buildRedirects(
      [doc('/faq/', ['/q/']), doc('/faq/', ['/q/'], 'content/uk/faq.md')],
      routes,
    );
    expect([redirects.length, problems]).toEqual([localeCodes.length, []]);
  });

  it.each([
    ['a loop', [doc('/faq/', ['/faq/'])], 'the redirect /faq/ points to this page itself'],
    ['a loop in different case', [doc('/faq/', ['/FAQ/'])], 'points to this page itself'],
    ['an existing page', [doc('/faq/', ['/about/'])], 'would hide an existing page (about)'],
    ['an existing translated page', [doc('/faq/', ['/uk/about/'])], 'would hide an existing page (about)'],
    [
      'a language',
      [doc('/faq/', ['/uk/old/'])],
      'begins with a language, but it applies to all languages. Leave out "/uk".',
    ],
    [
      'two docs with the same old path',
      [doc('/about/', ['/old/']), doc('/faq/', ['/old/'])],
      'is also declared in content/en/about/index.md',
    ],
  ])('report %s as an error in the file', (_, docs, message) => {
    const { problems } = buildRedirects(docs, routes);
    expect(problems).toEqual([
      { file: 'content/en/faq/index.md', message: expect.stringContaining(message), severity: 'error' },
    ]);
  });

  it.each([
    '/search/',
    '/Search/en/names.json/',
    '/404/',
    '/uk/404/',
    '/404.html/',
    '/index.html/',
    '/faq/index.html/',
    '/old/index.md/more/',
    '/robots.txt/',
    '/favicon.svg/',
    '/uk/llms.txt/',
    '/page-data/old/',
    '/static/a/',
    '/_gatsby/x/',
    '/social/en/faq.png/',
  ])('report %s, which is a file or page of the site', (path) => {
    const { problems } = buildRedirects([doc('/faq/', [path])], routes, siteFiles(['favicon.svg']));
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      ['content/en/faq/index.md', expect.stringContaining(`the redirect ${path} would replace a file`)],
    ]);
  });

  it.each(['/old.html/', '/research/', '/statics/', '/faq-2/'])('accept %s', (path) => {
    expect(buildRedirects([doc('/faq/', [path])], routes, siteFiles(['favicon.svg'])).problems).toEqual([]);
  });

  it('skip drafts', () => {
    expect(buildRedirects([doc('/draft/', ['/old/'])], routes).redirects).toEqual([]);
  });
});

describe('moved sections', () => {
  it('lead to their new ID, also from the page where they were before', () => {
    const about = { ...doc('/about/', ['/faq/#team'], undefined, ['people']), anchors: { team: 'people' } };
    const { of, problems } = movedSections([doc('/faq/', []), about], routes);
    expect([of('/about/'), of('/faq/'), problems]).toEqual([
      { team: '/about/#people' },
      { team: '/about/#people' },
      [],
    ]);
  });

  it('report an anchor that another page claims', () => {
    const about = { ...doc('/about/', [], undefined, ['people']), anchors: { team: 'people' } };
    expect(movedSections([doc('/faq/', ['/about/#team']), about], routes).problems).toEqual([
      {
        file: 'content/en/faq/index.md',
        message:
          'the redirect /about/#team is also an anchor in content/en/about/index.md. Remove it from "redirects".',
        severity: 'error',
      },
    ]);
  });

  const moved = (redirects: string[]) =>
    movedSections(
      [doc('/faq/', redirects, 'content/en/faq.md', ['run-it']), doc('/about/', [], undefined, ['team'])],
      routes,
    );

  it('lead to the same heading on the new page, or to its top', () => {
    const { of, problems } = moved(['/about/#run-it', '/about/#history', '/old/']);
    expect(of('/about/')).toEqual({ 'run-it': '/faq/#run-it', history: '/faq/' });
    expect([of('/faq/'), problems]).toEqual([{}, []]);
  });

  it('skip drafts', () => {
    expect(movedSections([doc('/draft/', ['/about/#history'])], routes).of('/about/')).toEqual({});
  });

  it('can be claimed by one page only', () => {
    const docs = [doc('/about/', ['/faq/#old']), doc('/faq/', ['/faq/#old'])];
    expect(movedSections(docs, routes).problems.map(({ message }) => message)).toEqual([
      'the redirect /faq/#old is also declared in content/en/about/index.md. Remove it from "redirects".',
    ]);
  });

  it('do not redirect whole pages', () => {
    expect(buildRedirects([doc('/faq/', ['/about/#history'])], routes)).toEqual({
      redirects: [],
      problems: [],
    });
  });

  it.each([
    ['an existing section', '/about/#team', 'would hide an existing section'],
    ['a missing page', '/gone/#team', 'starts at a page that does not exist'],
  ])('report %s as an error in the file', (_, redirect, message) => {
    expect(moved([redirect]).problems).toEqual([
      { file: 'content/en/faq.md', message: expect.stringContaining(message), severity: 'error' },
    ]);
  });
});

describe('redirects of a moved page', () => {
  it('lead to the new page, with the sections that had moved before', () => {
    const moved = movedSections(
      [doc('/about/', ['/old/', '/old/#team']), doc('/faq/', ['/old/#help'])],
      routes,
    );
    expect(moved.problems).toEqual([]);
    expect(moved.of('/about/')).toEqual({ team: '/about/', help: '/faq/' });
  });

  it('are reported with their line, and what to add', () => {
    const lineOf = () => 7;
    const docs = [doc('/faq/', ['/gone/#team', '/about/'])];
    const { problems } = buildRedirects(docs, routes, new Set(), lineOf);
    expect([...problems, ...movedSections(docs, routes, lineOf).problems]).toMatchObject([
      { line: 7, message: expect.stringContaining('would hide an existing page') },
      { line: 7, message: expect.stringContaining('If the page has moved, add /gone/ to its "redirects".') },
    ]);
  });
});
