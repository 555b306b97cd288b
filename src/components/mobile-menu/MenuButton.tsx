import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/Icon';
import * as styles from './MenuButton.module.css';

/** Opens the mobile menu. Without JavaScript, it links to the sidebar below the text. */
export function MenuButton({ fallbackId }: { fallbackId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-js`}
        aria-label={t('nav.menu.open')}
        aria-haspopup="dialog"
        aria-expanded="false"
        data-opens="site:menu"
      >
        <Icon name="menu" size={22} />
      </button>
      <a href={`#${fallbackId}`} className={`${styles.button} without-js`} aria-label={t('nav.menu.open')}>
        <Icon name="menu" size={22} />
      </a>
    </>
  );
}
