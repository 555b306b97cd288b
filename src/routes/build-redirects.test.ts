import { buildRedirects, type RedirectingDoc } from './build-redirects';
import type { Route } from './build-routes';

const route = (slug: string) => ({ slug, docId: slug.slice(1, -1) }) as Route;
const routes = [route('/faq/'), route('/about/')];
const doc = (
  slug: string,
  redirects: string[],
  sourcePath = `content/en${slug}index.md`,
): RedirectingDoc => ({ docId: slug.slice(1, -1), slug, sourcePath, redirects });

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
