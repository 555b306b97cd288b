import { navigate, withPrefix } from 'gatsby';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { registerShortcut } from '../app/shortcuts';
import { SearchButton } from '../components/search/SearchButton';
import type { SearchDialogProps } from '../components/search/SearchDialog';
import { search, searchProvider } from '../config/search';
import { localePath } from '../model/addresses';
import type { SearchClient } from '../search/search-client';

interface Opened {
  Dialog: ComponentType<SearchDialogProps>;
  client: SearchClient;
}

/** The search of a page: its button, its keys, and the dialog, which is loaded when it is first asked for. */
export function SearchSlot({ language }: { language: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const isWanted = useRef(false);
  const searchPath = localePath(search.path, language);
  const base = withPrefix('/').replace(/\/$/, '');

  const close = () => {
    isWanted.current = false;
    setOpened(null);
  };
  const open = () => {
    isWanted.current = true;
    const client = import('../search/create-search-client').then(({ searchClientFor }) => {
      const own = searchClientFor({
        provider: searchProvider,
        locale: language,
        version: search.version,
        base,
      });
      // The index is on its way while the dialog still is, too.
      void own.warmUp();
      return own;
    });
    Promise.all([import('../components/search/SearchDialog'), client]).then(
      ([{ SearchDialog }, own]) => {
        if (isWanted.current) setOpened({ Dialog: SearchDialog, client: own });
      },
      // The code did not arrive, as after a new deployment: the search page is a page of its own.
      () => window.location.assign(base + searchPath),
    );
  };
  const toggle = useRef(open);
  toggle.current = opened ? close : open;
  useEffect(() => registerShortcut({ id: 'search', keys: ['Mod+K', '/'], run: () => toggle.current() }), []);

  return (
    <>
      <SearchButton searchPath={searchPath} isOpen={opened !== null} onOpen={open} />
      {opened && (
        <opened.Dialog
          language={language}
          client={opened.client}
          searchPath={searchPath}
          base={base}
          onNavigate={(path) => void navigate(path)}
          onClose={close}
        />
      )}
    </>
  );
}
