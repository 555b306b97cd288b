import type { SearchText } from '../../locales/search';
import * as styles from './SearchTips.module.css';

const TIPS = [
  ['class: Repository', 'tips.kind'],
  ['pkg:typeorm entity', 'tips.package'],
  ['since:0.6 pkg:typeorm', 'tips.since'],
  ['string -> Promise<void>', 'tips.type'],
] as const;

interface Props {
  t: SearchText;
  onQuery: (query: string) => void;
}

/** Examples of search syntax. A click on an example searches for it. */
export function SearchTips({ t, onQuery }: Props) {
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
