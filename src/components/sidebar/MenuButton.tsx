import { useTranslation } from 'react-i18next';
import { useStore } from '../../browser/store';
import { Icon } from '../icon/Icon';
import { menu } from './menu';
import * as styles from './MenuButton.module.css';

/** Opens the sidebar as a menu. Without JavaScript, it links to the sidebar below the text. */
export function MenuButton() {
  const { t } = useTranslation();
  const isOpen = useStore(menu, false);
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-js`}
        aria-label={t('nav.menu.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => menu.set(true)}
      >
        <Icon name="menu" size={22} />
      </button>
      <a href="#site:docs-nav" className={`${styles.button} without-js`} aria-label={t('nav.menu.open')}>
        <Icon name="menu" size={22} />
      </a>
    </>
  );
}
