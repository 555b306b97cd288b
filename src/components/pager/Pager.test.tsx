import { screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { Pager } from './Pager';

jest.mock('gatsby', () => jest.requireActual('../../../tests/jest/gatsby'));

it.each(testLocales)('names the section of an unclear title, in %s', (locale, t) => {
  const page = { path: '/a/', lang: null };
  renderIn(
    locale,
    <Pager
      previous={{ ...page, label: 'Mail', section: null }}
      next={{ ...page, label: 'Start', section: { label: 'Auth', lang: 'en' } }}
    />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    `${t['pager.previous']} Mail`,
    `${t['pager.next']} · Auth Start`,
  ]);
  expect(screen.getByText('Auth').lang).toBe('en');
});
