import { fireEvent, screen } from '@testing-library/react';
import { renderIn, testLocales } from '../../locales/messages.fixture';
import { Pager } from './Pager';
import { PagerLinks } from './PagerLinks';

const page = { path: '/a/', lang: null };
const pager = (
  <Pager>
    <PagerLinks
      previous={{ ...page, label: 'Mail', section: null }}
      next={{ ...page, path: '/b/', label: 'Start', section: { label: 'Auth', lang: 'en' } }}
    />
  </Pager>
);

it.each(testLocales)('names the section of an unclear title, in %s', (locale, t) => {
  renderIn(locale, pager);
  expect(screen.getByRole('navigation', { name: t['pager.label'] })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    `${t['pager.previous']} Mail`,
    `${t['pager.next']} · Auth Start`,
  ]);
  expect(screen.getByText('Auth').lang).toBe('en');
});

it('follows its links on n and p', () => {
  const { container } = renderIn('en', pager);
  const followed: (string | null)[] = [];
  container.addEventListener('click', (event) => {
    event.preventDefault();
    followed.push((event.target as Element).getAttribute('href'));
  });
  fireEvent.keyDown(document.body, { key: 'n' });
  fireEvent.keyDown(document.body, { key: 'p' });
  expect(followed).toEqual(['/b/', '/a/']);
});
