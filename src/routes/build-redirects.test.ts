import { buildRedirects, movedSections, type RedirectingDoc } from './build-redirects';
import type { Route } from './build-routes';

const route = (slug: string) => ({ slug, docId: slug.slice(1, -1) }) as Route;
const routes = [route('/faq/'), route('/about/')];
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
  headings: headings.map((id) => ({ id })),
});

describe('redirects', () => {
  it('lead an old path to the present one in every locale', () => {
    expect(buildRedirects([doc('/faq/', ['/questions/'])], routes)).toEqual({
      redirects: [
        { fromPath: '/questions/', toPath: '/faq/' },
        { fromPath: '/uk/questions/', toPath: '/uk/faq/' },
      ],
      problems: [],
    });
  });

  it('may be written in both translations', () => {
    const { redirects, problems } = buildRedirects(
      [doc('/faq/', ['/q/']), doc('/faq/', ['/q/'], 'content/uk/faq.md')],
      routes,
    );
    expect([redirects.length, problems]).toEqual([2, []]);
  });

  it.each([
    ['a loop', [doc('/faq/', ['/faq/'])], 'the redirect /faq/ leads back to this page itself'],
    ['a loop in other letters', [doc('/faq/', ['/FAQ/'])], 'leads back to this page itself'],
    ['a live page', [doc('/faq/', ['/about/'])], 'would hide a page that exists (about)'],
    ['a live page of a language', [doc('/faq/', ['/uk/about/'])], 'would hide a page that exists (about)'],
    [
      'two docs with one old path',
      [doc('/about/', ['/old/']), doc('/faq/', ['/old/'])],
      'is claimed by content/en/about/index.md as well',
    ],
  ])('refuse %s, with the file', (_, docs, message) => {
    const { problems } = buildRedirects(docs, routes);
    expect(problems).toEqual([
      { file: 'content/en/faq/index.md', message: expect.stringContaining(message), severity: 'error' },
    ]);
  });

  it('lead to no draft', () => {
    expect(buildRedirects([doc('/draft/', ['/old/'])], routes).redirects).toEqual([]);
  });
});

describe('sections that have moved', () => {
  const moved = (redirects: string[]) =>
    movedSections(
      [doc('/faq/', redirects, 'content/en/faq.md', ['run-it']), doc('/about/', [], undefined, ['team'])],
      routes,
    );

  it('lead from their former page to the same heading of the one that took them over, else to its top', () => {
    const { of, problems } = moved(['/about/#run-it', '/about/#history', '/old/']);
    expect(of('/about/')).toEqual({ 'run-it': '/faq/#run-it', history: '/faq/' });
    expect([of('/faq/'), problems]).toEqual([{}, []]);
  });

  it('of a draft lead nowhere', () => {
    expect(movedSections([doc('/draft/', ['/about/#history'])], routes).of('/about/')).toEqual({});
  });

  it('belong to one page', () => {
    const docs = [doc('/about/', ['/faq/#old']), doc('/faq/', ['/faq/#old'])];
    expect(movedSections(docs, routes).problems.map(({ message }) => message)).toEqual([
      'the redirect /faq/#old is claimed by content/en/about/index.md as well. Take it out of "redirects".',
    ]);
  });

  it('make no redirects of whole pages', () => {
    expect(buildRedirects([doc('/faq/', ['/about/#history'])], routes)).toEqual({
      redirects: [],
      problems: [],
    });
  });

  it.each([
    ['a section that exists', '/about/#team', 'would hide a section that exists'],
    ['a page that does not exist', '/gone/#team', 'is of a page that does not exist'],
  ])('refuse %s, with the file', (_, redirect, message) => {
    expect(moved([redirect]).problems).toEqual([
      { file: 'content/en/faq.md', message: expect.stringContaining(message), severity: 'error' },
    ]);
  });
});
