import { SiteLink } from '../site-link/SiteLink';
import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '../../search/client/search-client';
import { HitBody } from './HitBody';
import { NoResults } from './NoResults';
import * as styles from './PageResults.module.css';
import { SearchNotes } from './SearchNotes';

interface Props {
  query: string;
  answer: SearchAnswer;
  onQuery: (query: string) => void;
  /** Repeats the search without filters. */
  onWiden: () => void;
  onMore: () => void;
  /** Called when the reader opens a result. */
  onPick: () => void;
}

/** The results on the search page, as plain links. */
export function PageResults({ query, answer, onQuery, onWiden, onMore, onPick }: Props) {
  const { t } = useTranslation('search');
  const { hits, total, isPartial } = answer;
  return (
    <>
      <SearchNotes answer={answer} onQuery={onQuery} />
      {hits.length > 0 && (
        <ol
          className={styles.results}
          aria-label={t('results.label')}
          data-partial={isPartial ? '' : undefined}
        >
          {hits.map((hit) => (
            <li key={hit.url}>
              <SiteLink to={hit.url} className={styles.result} onClick={onPick}>
                <HitBody hit={hit} />
              </SiteLink>
            </li>
          ))}
        </ol>
      )}
      {total > hits.length && (
        <button type="button" className={styles.more} onClick={onMore}>
          {t('results.more')}
        </button>
      )}
      {total === 0 && !isPartial && <NoResults {...{ query, answer, onQuery, onWiden }} />}
    </>
  );
}
