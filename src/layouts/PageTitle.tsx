import type { ReactNode } from 'react';
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
  return (
    <div className={styles.title}>
      {children}
      <PageActions {...actions} lang={lang} />
    </div>
  );
}
