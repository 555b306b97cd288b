import { navbar } from '../config/navbar';
import { navbarLinks, shownLinks } from './shown-links';

const t = (key: string) => `«${key}»`;
const docOf = (docId: string) =>
  docId === 'gone' ? undefined : { label: `Title of ${docId}`, path: `/uk/${docId}/` };

it.each([
  [
    { labelKey: 'nav.gettingStarted', docId: 'intro' } as const,
    { label: '«nav.gettingStarted»', href: '/uk/intro/', docId: 'intro' },
  ],
  [{ docId: 'faq' }, { label: 'Title of faq', href: '/uk/faq/', docId: 'faq' }],
  [
    { labelKey: 'nav.repository', nameKey: 'nav.repository.label', href: 'https://git.example' } as const,
    { label: '«nav.repository»', name: '«nav.repository.label»', href: 'https://git.example' },
  ],
  [
    { label: 'LinkedIn', href: 'https://in.example' },
    { label: 'LinkedIn', href: 'https://in.example' },
  ],
])('resolves the config link %j in the page language', (link, shown) => {
  expect(shownLinks([link], t, docOf)).toEqual([shown]);
});

it('skips links to missing docs', () => {
  expect(shownLinks([{ docId: 'gone' }, { docId: 'faq' }], t, docOf)).toHaveLength(1);
});

describe('in the navbar', () => {
  const current = (...openIds: string[]) =>
    navbarLinks(navbar.left, t, { currentId: openIds.at(-1) ?? '', openIds, docOf }).flatMap((link) =>
      link.current ? [[link.docId, link.current]] : [],
    );

  it.each([
    [['libraries'], [['libraries', 'page']]],
    [['libraries', 'libraries/mail'], [['libraries', 'true']]],
    [['intro'], [['intro', 'page']]],
    [['faq'], []],
    [['about', 'about/roadmap'], []],
    [[], []],
  ])('with %j open, %j are marked', (openIds, marked) => {
    expect(current(...openIds)).toEqual(marked);
  });
});
