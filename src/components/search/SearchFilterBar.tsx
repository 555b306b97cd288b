import { useTranslation } from 'react-i18next';
import type { SearchFilters } from '../../search/client/search-client';
import { KIND_FILTERS } from './search-location';
import * as styles from './SearchFilterBar.module.css';

interface Props {
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

const AREAS = [undefined, 'guides', 'api'] as const;

/** Limits a search to guides or the API, and the API to one symbol kind. */
export function SearchFilterBar({ filters, onChange }: Props) {
  const { t } = useTranslation('search');
  const { t: kinds } = useTranslation('kinds');
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={t('area.label')} className={styles.group}>
        {AREAS.map((area) => (
          <button
            key={area ?? 'all'}
            type="button"
            className={styles.chip}
            aria-pressed={filters.area === area}
            onClick={() => onChange({ area })}
          >
            {t(`area.${area ?? 'all'}`)}
          </button>
        ))}
      </div>
      {filters.area === 'api' && (
        <div role="group" aria-label={t('kindFilter.label')} className={styles.group}>
          {[undefined, ...KIND_FILTERS].map((kind) => (
            <button
              key={kind ?? 'all'}
              type="button"
              className={styles.chip}
              aria-pressed={filters.kind === kind}
              onClick={() => onChange({ area: 'api', kind })}
            >
              {kind ? kinds(`kind.${kind}`) : t('kindFilter.all')}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
