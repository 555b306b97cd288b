import { screen } from '@testing-library/dom';
import { localePath } from '../../model/addresses';
import type { SearchClient } from '../../search/client/search-client';
import { searchWith } from './show-search';

/**
 * Opens the search dialog on a page at `/docs/`, for tests.
 *
 * @param language - The page's language.
 * @param client - Finds the results.
 * @param typed - Text that was typed before the code was loaded.
 * @returns The dialog's box; a function that receives the links that are followed in the dialog; and
 *   one that removes the results.
 */
export function openSearch(language: string, client: SearchClient, typed = '') {
  window.history.replaceState(null, '', `/docs${localePath('/faq/', language)}`);
  document.body.innerHTML = `
    <script type="application/json" data-boot>{"base":"/docs"}</script>
    <header><nav><a href="/docs/libraries/">Libraries</a><a href="https://example.com/">Code</a></nav></header>
    <dialog open id="site:search">
      <form action="/docs${localePath('/search/', language)}"><input role="combobox" maxlength="500"></form>
      <div data-results></div>
    </dialog>`;
  const onNavigate = jest.fn();
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.ctrlKey) return;
    // jsdom can't navigate.
    event.preventDefault();
    onNavigate(link.getAttribute('href'));
  });
  const box = screen.getByRole<HTMLInputElement>('combobox');
  box.value = typed;
  box.focus();
  return { box, onNavigate, end: searchWith(client, dialog) };
}
