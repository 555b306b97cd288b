import { screen, within } from '@testing-library/react';
import { answerStaticQueries } from '../../../tests/jest/gatsby';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { readTexts } from '../../locales/read-messages';
import { guideNode, mdxData } from './mdx-data.fixture';
import { TranslationStates } from './TranslationStates';

jest.mock('gatsby', () => jest.requireActual('../../../tests/jest/gatsby'));

const current = { locale: 'uk', state: 'current', since: null, sentences: null };
const outdated = { ...current, state: 'outdated', since: '2025-01-31', sentences: 3 };
const pages = [
  guideNode({ slug: '/a/', translations: [current] }),
  guideNode({ slug: '/draft/', draft: true, translations: [{ ...current, state: 'missing' }] }),
];
const open = [
  guideNode({ slug: '/faq/', title: 'FAQ', translations: [outdated] }),
  guideNode({ slug: '/mail/', title: 'Mail', translations: [{ ...current, state: 'missing' }] }),
];
const packages = (documented: number) => [{ name: 'clients/mail', comments: 1200, documented }];

function show(locale: string, nodes: typeof pages, translated = 1100) {
  const coverage = {
    nodes: [
      { locale: 'uk', packages: packages(translated) },
      { locale: 'en', packages: packages(1200) },
    ],
  };
  answerStaticQueries({ ...mdxData, guides: { nodes }, coverage });
  renderIn(locale, <TranslationStates />);
}

const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it.each(testLocales)(
  'in %s, lists the pages whose translation is not current, and the doc comments',
  (locale) => {
    show(locale, [...pages, ...open]);
    expect(screen.getByText(/^Українська: .*1.*3/)).toBeInTheDocument();
    const [states, comments] = screen.getAllByRole('table');
    const [, outdatedRow, missingRow] = within(states as HTMLElement).getAllByRole('row');
    expect(within(outdatedRow as HTMLElement).getByRole('link', { name: 'FAQ' })).toHaveAttribute(
      'href',
      expect.stringContaining('/faq/'),
    );
    expect(cells(outdatedRow)).toEqual([expect.any(String), expect.stringContaining('2025'), '3']);
    expect(cells(missingRow)?.slice(1)).toEqual(['', '']);
    const [, mail] = within(comments as HTMLElement).getAllByRole('row');
    expect(within(mail as HTMLElement).getByRole('rowheader')).toHaveTextContent(/^mail$/);
    expect(cells(mail)).toEqual([
      expect.stringMatching(/1.?200 .* 1.?200$/),
      expect.stringMatching(/1.?100 .* 1.?200$/),
    ]);
  },
);

it('has no table of pages when all are current', () => {
  show('uk', pages);
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

it.each(testLocales)('in %s, has one line about doc comments when none is missing', (locale) => {
  show(locale, pages, 1200);
  expect(screen.queryByRole('table')).toBeNull();
  expect(
    screen.getByText(readTexts(locale, 'markdown')('translation.comments.complete', { count: 1 })),
  ).toBeVisible();
});
