import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '../../search/client/search-client';
import * as styles from './SearchNotes.module.css';

interface Props {
  answer: SearchAnswer;
  onQuery: (query: string) => void;
}

/** Notes above the results: which search engine was used, and how the query was interpreted. */
export function SearchNotes({ answer, onQuery }: Props) {
  const { t } = useTranslation('search');
  const { isFallback, retry, didYouMean, ignoredWords, byType, total } = answer;
  return (
    <>
      {isFallback && <p className={styles.note}>{t('results.fallback')}</p>}
      {byType && total > 0 && <p className={styles.note}>{t('results.byType')}</p>}
      {ignoredWords.length > 0 && (
        <p className={styles.note}>{t('results.without', { words: ignoredWords.join(', ') })}</p>
      )}
      {retry && didYouMean && <p className={styles.note}>{t(`results.${retry}`, { query: didYouMean })}</p>}
      {!retry && didYouMean && total > 0 && (
        <p className={styles.note}>
          {t('results.didYouMean')}{' '}
          <button type="button" className={styles.query} onClick={() => onQuery(didYouMean)}>
            {didYouMean}
          </button>
        </p>
      )}
    </>
  );
}
