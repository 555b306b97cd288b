import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchButton } from '../components/search/SearchButton';
import { SearchShell } from '../components/search/SearchShell';
import { search } from '../config/search';
import { SEARCH_ID } from '../model/search-id';
import { localePath } from '../model/addresses';
import { basePath, loadSearch, type LoadedSearch } from './load-search';

interface Opened extends LoadedSearch {
  dialog: HTMLDialogElement;
}

/** The search of a page: its button, its dialog, and the results in it, whose code is loaded when the dialog is first open. */
export function SearchSlot({ language }: { language: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const searchPath = localePath(search.path, language);

  useEffect(() => {
    const dialog = document.getElementById(SEARCH_ID) as HTMLDialogElement | null;
    if (!dialog) return;
    const stop = new AbortController();
    const open = () =>
      void loadSearch(language).then(
        (loaded) => dialog.open && !stop.signal.aborted && setOpened({ ...loaded, dialog }),
        // The code did not arrive, as after a new deployment: the search page is a page of its own.
        () => window.location.assign(basePath + searchPath),
      );
    dialog.addEventListener('opened', open, { signal: stop.signal });
    dialog.addEventListener('close', () => setOpened(null), { signal: stop.signal });
    // The reader may have opened it before the app was there.
    if (dialog.open) open();
    return () => stop.abort();
  }, [language, searchPath]);

  const results = opened?.dialog.querySelector('[data-results]');
  const input = opened?.dialog.querySelector('input');
  return (
    <>
      <SearchButton searchPath={searchPath} />
      <SearchShell action={basePath + searchPath} />
      {opened &&
        results &&
        input &&
        createPortal(
          <opened.Results
            language={language}
            client={opened.client}
            input={input}
            searchPath={searchPath}
            base={basePath}
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
