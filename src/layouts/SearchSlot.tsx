import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { SearchButton } from '../components/search/SearchButton';
import { SearchShell } from '../components/search/SearchShell';
import { search } from '../config/search';
import { SEARCH_ID } from '../model/search-dialog';
import { localePath } from '../model/addresses';
import { basePath, loadSearch, type LoadedSearch } from './load-search';

interface OpenSearch extends LoadedSearch {
  dialog: HTMLDialogElement;
}

/** Search button and dialog. The code for results is loaded when the dialog opens first. */
export function SearchSlot({ language }: { language: string }) {
  const [opened, setOpened] = useState<OpenSearch | null>(null);
  const searchPath = localePath(search.path, language);

  useEffect(() => {
    const dialog = document.getElementById(SEARCH_ID) as HTMLDialogElement | null;
    if (!dialog) return;
    const stop = new AbortController();
    const open = () =>
      void loadSearch(language).then(
        (loaded) => dialog.open && !stop.signal.aborted && setOpened({ ...loaded, dialog }),
        // The code can't be loaded, for example after a deployment: open the search page instead.
        () => window.location.assign(basePath + searchPath),
      );
    dialog.addEventListener('opened', open, { signal: stop.signal });
    dialog.addEventListener('close', () => setOpened(null), { signal: stop.signal });
    // The reader may have opened the dialog before the app started.
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
