import { useTranslation } from 'react-i18next';
import type { SearchAnswer } from '../../search/client/search-client';

/**
 * The number of displayed results. The total number of matches isn't shown: it depends on how much of
 * a query a record may lack, and doesn't help a reader who searched for a name.
 */
export function ResultCount({ answer: { hits, total } }: { answer: SearchAnswer }) {
  const { t } = useTranslation('search');
  const count = hits.length;
  return total > count ? t('results.first', { count }) : t('results.count', { count });
}
