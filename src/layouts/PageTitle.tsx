import type { ReactNode } from 'react';
import { PageMenu } from '../components/page-menu/PageMenu';
import { Island } from '../islands/Island';
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
  const { path, siteUrl } = actions;
  return (
    <div className={styles.title}>
      {children}
      <Island name="page-menu" component={PageMenu} props={{ path, siteUrl, lang }}>
        <PageActions {...actions} />
      </Island>
    </div>
  );
}
