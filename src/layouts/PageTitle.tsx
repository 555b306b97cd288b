import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../components/icon/Icon';
import * as menu from '../components/dropdown/Dropdown.module.css';
import { PageActions, type PageActionsProps } from './PageActions';
import * as styles from './PageTitle.module.css';

interface Props {
  actions: PageActionsProps;
  /** The interface language, if the page's text is in another one. */
  lang?: string | undefined;
  /** The level-1 heading. */
  children: ReactNode;
}

/** A page's heading with a menu of page actions. */
export function PageTitle({ actions, lang, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.title}>
      {children}
      <details className={menu.dropdown} lang={lang} data-page-menu="" data-closes-on="leave">
        <summary>
          <Icon name="more" />
          <span>{t('page.actions')}</span>
        </summary>
        <PageActions {...actions} />
      </details>
    </div>
  );
}
