import { screen, within } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { TranslationStates } from './TranslationStates';

const open = [
  { title: 'FAQ', slug: '/faq/', state: 'outdated' as const, since: '2025-01-31', sentences: 3 },
  { title: 'Mail', slug: '/mail/', state: 'missing' as const, since: null, sentences: null },
];
const coverage = {
  languages: ['English', 'Українська'],
  packages: [{ name: 'mail', comments: 1200, documented: [1200, 1100] }],
};
const cells = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it.each(testLocales)(
  'in %s, lists the pages whose translation is not current, and the doc comments',
  (locale) => {
    renderIn(
      locale,
      <TranslationStates
        data={{ languages: [{ name: 'Українська', pages: 10, reviewed: 8, open }], coverage }}
      />,
    );
    expect(screen.getByText(/^Українська: .*8.*10/)).toBeInTheDocument();
    const [pages, comments] = screen.getAllByRole('table');
    const [, outdated, missing] = within(pages as HTMLElement).getAllByRole('row');
    expect(within(outdated as HTMLElement).getByRole('link', { name: 'FAQ' })).toHaveAttribute(
      'href',
      expect.stringContaining('/faq/'),
    );
    expect(cells(outdated)).toEqual([expect.any(String), expect.stringContaining('2025'), '3']);
    expect(cells(missing)?.slice(1)).toEqual(['', '']);
    const [, mail] = within(comments as HTMLElement).getAllByRole('row');
    expect(cells(mail)).toEqual([
      expect.stringMatching(/1.?200 .* 1.?200$/),
      expect.stringMatching(/1.?100 .* 1.?200$/),
    ]);
  },
);

it('has no table of pages when all are current', () => {
  renderIn(
    'uk',
    <TranslationStates
      data={{ languages: [{ name: 'Українська', pages: 10, reviewed: 10, open: [] }], coverage }}
    />,
  );
  expect(screen.getAllByRole('table')).toHaveLength(1);
});
