import { useTranslation } from 'react-i18next';
import { MAX_QUERY_LENGTH, SEARCH_ID } from '../../model/search-dialog';
import { FILLED_BY_SCRIPT } from '../filled-by-script';
import { Icon } from '../icon/Icon';

/**
 * The search dialog without results. `src/page-scripts/search-dialog/search-box.ts` opens it, and
 * `show-search.tsx` in the same folder adds the results. Without scripts, Enter opens the search
 * page.
 *
 * @param props - `action` is the search page's URL.
 */
export function SearchShell({ action }: { action: string }) {
  const { t } = useTranslation();
  return (
    <dialog id={SEARCH_ID} className="search" aria-label={t('search.label')}>
      <div className="search-sheet">
        <form className="search-row" role="search" action={action}>
          <Icon name="search" />
          <input
            className="search-input"
            type="text"
            name="q"
            role="combobox"
            aria-label={t('search.label')}
            aria-autocomplete="list"
            aria-expanded="false"
            aria-controls="site:search-list"
            placeholder={t('search.placeholder')}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
          />
          <button type="button" className="search-clear" data-clears="">
            {t('search.clear')}
          </button>
          <button type="button" className="search-close" aria-label={t('search.close')} data-closes="">
            <Icon name="close" />
          </button>
        </form>
        <div className="search-results" data-results="" dangerouslySetInnerHTML={FILLED_BY_SCRIPT} />
      </div>
    </dialog>
  );
}
