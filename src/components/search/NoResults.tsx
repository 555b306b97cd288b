import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '../../search/client/search-client';
import { parseQuery } from '../../search/engine/parse-query';
import * as styles from './SearchMessage.late.module.css';

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

/**
 * Suggests a query when there are no results: the engine's correction, else the query without
 * filters, else an example. The engine has tried the query's words.
 *
 * @param query - The query as typed.
 * @param answer - The engine's response.
 * @param example - A query that has results.
 */
export function suggestQuery(query: string, answer: SearchAnswer, example: string): string {
  const { text, filters } = parseQuery(query);
  if (answer.didYouMean !== null) return answer.didYouMean;
  return text !== '' && Object.keys(filters).length > 0 ? text : example;
}
