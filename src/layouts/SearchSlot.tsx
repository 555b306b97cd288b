import { navigate, withPrefix } from 'gatsby';
import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { SearchButton } from '../components/search/SearchButton';
import type { SearchResultsProps } from '../components/search/SearchResults';
import { SearchShell } from '../components/search/SearchShell';
import { search, searchProvider } from '../config/search';
import { localePath } from '../model/addresses';
import type { SearchClient } from '../search/search-client';

interface Opened {
  Results: ComponentType<SearchResultsProps>;
  client: SearchClient;
  dialog: HTMLDialogElement;
}

/** The search of a page: its button, its dialog, and the results in it, whose code is loaded when the dialog is first open. */
export function SearchSlot({ language }: { language: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const searchPath = localePath(search.path, language);
  const base = withPrefix('/').replace(/\/$/, '');

  useEffect(() => {
    const dialog = document.getElementById('site-search') as HTMLDialogElement | null;
    if (!dialog) return;
    const stop = new AbortController();
    const open = () =>
      void loadSearch(language, base).then(
        (loaded) => dialog.open && !stop.signal.aborted && setOpened({ ...loaded, dialog }),
        // The code did not arrive, as after a new deployment: the search page is a page of its own.
        () => window.location.assign(base + searchPath),
      );
    dialog.addEventListener('opened', open, { signal: stop.signal });
    dialog.addEventListener('close', () => setOpened(null), { signal: stop.signal });
    // The reader may have opened it before the app was there.
    if (dialog.open) open();
    return () => stop.abort();
  }, [language, base, searchPath]);

  const results = opened?.dialog.querySelector('[data-results]');
  const input = opened?.dialog.querySelector('input');
  return (
    <>
      <SearchButton searchPath={searchPath} />
      <SearchShell action={base + searchPath} />
      {opened &&
        results &&
        input &&
        createPortal(
          <opened.Results
            language={language}
            client={opened.client}
            input={input}
            searchPath={searchPath}
            base={base}
            onNavigate={(path) => {
              opened.dialog.close();
              void navigate(path);
            }}
          />,
          results,
        )}
    </>
  );
}

async function loadSearch(language: string, base: string): Promise<Omit<Opened, 'dialog'>> {
  const client = import('../search/create-search-client').then(({ searchClientFor }) => {
    const own = searchClientFor({
      provider: searchProvider,
      locale: language,
      version: search.version,
      base,
    });
    // The index is fetched while the code of the results still is, too.
    void own.warmUp();
    return own;
  });
  const [{ SearchResults }, own] = await Promise.all([import('../components/search/SearchResults'), client]);
  return { Results: SearchResults, client: own };
}
