import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '../../search/client/search-client';
import * as styles from './SearchMessage.late.module.css';
import { suggestQuery } from './suggest-query';

interface Props {
  query: string;
  answer: SearchAnswer;
  onQuery: (query: string) => void;
  /** Repeats the search without filters. */
  onWiden: () => void;
}

/** Message for a query without results, with a suggested query. */
export function NoResults({ query, answer, onQuery, onWiden }: Props) {
  const { t } = useTranslation('search');
  const suggestion = suggestQuery(query, answer, t('empty.example'));
  return (
    <div className={styles.message}>
      <p className={styles.title}>{t('empty.title', { query })}</p>
      <p>
        {t('empty.suggestion')}{' '}
        <button type="button" className={styles.action} onClick={() => onQuery(suggestion)}>
          {suggestion}
        </button>
      </p>
      {(answer.filters.area || answer.filters.kind) && (
        <button type="button" className={styles.action} onClick={onWiden}>
          {t('empty.widen')}
        </button>
      )}
    </div>
  );
}
