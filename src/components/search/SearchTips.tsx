import { useTranslation } from 'react-i18next';
import * as styles from './SearchTips.module.css';

const TIPS = [
  ['class: Repository', 'tips.kind'],
  ['pkg:typeorm entity', 'tips.package'],
  ['since:0.6 pkg:typeorm', 'tips.since'],
  ['string -> Promise<void>', 'tips.type'],
] as const;

/** Examples of search syntax. A click on an example searches for it. */
export function SearchTips({ onQuery }: { onQuery: (query: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <div className={styles.tips}>
      <p className={styles.title}>{t('tips.title')}</p>
      <ul>
        {TIPS.map(([example, key]) => (
          <li key={key}>
            <button type="button" className={styles.example} onClick={() => onQuery(example)}>
              <code>{example}</code>
            </button>{' '}
            {t(key)}
          </li>
        ))}
      </ul>
    </div>
  );
}
