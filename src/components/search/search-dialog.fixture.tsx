import { fireEvent, screen } from '@testing-library/react';
import { renderIn } from '../../locales/messages.fixture';
import { localePath } from '../../model/docs/addresses';
import { searchClientFor } from '../../search/client/create-search-client';
import type { SearchClient } from '../../search/client/search-client';
import { installDialogMethods } from '../dialog/Dialog.fixture';
import { Search } from './Search';

/** The search of a page, for tests. */
export const pageSearch = (
  <Search
    source={{ provider: { provider: 'embedded' }, version: 'current' }}
    startPages={[['/libraries/', 'Libraries']]}
  />
);

/**
 * Opens the search dialog on a page below `/docs/`. The test must mock `create-search-client`.
 *
 * @param language - The page's language.
 * @param client - Finds the results.
 * @param typed - Text that was typed before the code was loaded.
 * @returns The dialog's box, and a function that receives the links that are followed.
 */
export function openSearch(language: string, client: SearchClient, typed = '') {
  Object.assign(globalThis, {
    __BASE_PATH__: '/docs',
    fetch: jest.fn(() => Promise.resolve({ ok: true })),
  });
  installDialogMethods();
  window.history.replaceState(null, '', `/docs${localePath('/faq/', language)}`);
  jest.mocked(searchClientFor).mockReturnValue(client);
  const onNavigate = jest.fn();
  renderIn(language, pageSearch);
  window.onclick = (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.ctrlKey) return;
    // jsdom can't navigate.
    event.preventDefault();
    onNavigate(link.getAttribute('href'));
  };
  fireEvent.click(screen.getByRole('button'));
  const box = screen.getByRole<HTMLInputElement>('combobox');
  if (typed) fireEvent.input(box, { target: { value: typed } });
  return { box, onNavigate };
}
