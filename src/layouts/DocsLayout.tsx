import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Article } from '../components/article/Article';
import { BaseUrlBanner } from '../components/base-url-banner/BaseUrlBanner';
import { Breadcrumbs } from '../components/breadcrumbs/Breadcrumbs';
import { Notice } from '../components/notice/Notice';
import { PageBehavior } from '../components/page-behavior/PageBehavior';
import { Pager } from '../components/pager/Pager';
import { PagerLinks } from '../components/pager/PagerLinks';
import { KeyboardShortcuts } from '../components/shortcuts/KeyboardShortcuts';
import { Sidebar } from '../components/sidebar/Sidebar';
import { SidebarColumn } from '../components/sidebar/SidebarColumn';
import { SiteLink } from '../components/site-link/SiteLink';
import { TocColumn } from '../components/toc/TocColumn';
import { TocDisclosure } from '../components/toc/TocDisclosure';
import { tocHeadings, type Heading } from '../components/toc/toc-headings';
import { TocList } from '../components/toc/TocList';
import { Island } from '../islands/Island';
import { langOf } from '../locales/locales';
import { site } from '../config/site';
import { versions } from '../config/versions';
import { commonTexts } from '../locales/common';
import { translator } from '../locales/translate';
import { editUrl } from '../routes/edit-url';
import type { PageContext } from '../routes/to-page';
import * as styles from './DocsLayout.module.css';
import { ShellFooter } from './ShellFooter';
import { ShellHeader } from './ShellHeader';
import { useDocsNavigation, type SidebarSection } from './use-docs-navigation';
import { useMenuProps } from './use-menu-props';

interface Props {
  context: PageContext;
  heading: ReactNode;
  headings: readonly Heading[];
  /** A guide's source file. If the guide isn't translated, the page links to the missing file. */
  sourcePath?: string | undefined;
  section?: SidebarSection;
  /** Shown below the article. */
  meta?: ReactNode;
  children: ReactNode;
}

/** Layout of every page. It passes config and data to the components. */
export function DocsLayout({ context, heading, headings, sourcePath, section, meta, children }: Props) {
  const { t } = useTranslation();
  const { language, fallbackLocale, slug, docId } = context;
  const navigation = useDocsNavigation(context, section);
  const { nodes, currentId, openIds, trail, homePath } = navigation;
  const menuProps = useMenuProps(context, navigation);
  const contentLang = fallbackLocale ? langOf(fallbackLocale) : undefined;
  const listed = tocHeadings(headings);
  const toc = listed.length > 0 && <TocList headings={listed} lang={contentLang} />;
  return (
    <>
      {docId === versions.current.mainDoc && (
        <BaseUrlBanner expected={withPrefix('/')} path={homePath} t={translator(language, commonTexts)} />
      )}
      {/* Skips the navigation. It is the first focusable element on every page. */}
      <a className="skip-link" href="#site:content">
        {t('skip.link')}
      </a>
      <ShellHeader context={context} navigation={navigation} />
      <div className={styles.columns}>
        <Island name="SidebarColumn" component={SidebarColumn} props={menuProps}>
          <Sidebar label={t('sidebar.label')} nodes={nodes} currentDocId={currentId} openIds={openIds} />
        </Island>
        <main id="site:content" className={styles.main} data-toc={listed.length > 0} tabIndex={-1}>
          {toc && (
            <Island name="TocDisclosure" component={TocDisclosure} props={{ lang: contentLang }}>
              {toc}
            </Island>
          )}
          {slug !== '/' && <Breadcrumbs homePath={homePath} crumbs={trail} />}
          {fallbackLocale && (
            <Notice kind="info" title={t('fallback.title')}>
              <p>
                {t('fallback.text')}{' '}
                {sourcePath && (
                  <SiteLink
                    to={editUrl(site.repository, sourcePath.replace(`/${fallbackLocale}/`, `/${language}/`))}
                  >
                    {t('fallback.help')}
                  </SiteLink>
                )}
              </p>
            </Notice>
          )}
          {context.draft && (
            <Notice kind="warning" title={t('draft.title')}>
              <p>{t('draft.text')}</p>
            </Notice>
          )}
          {context.unlisted && (
            <Notice kind="warning" title={t('unlisted.title')}>
              <p>{t('unlisted.text')}</p>
            </Notice>
          )}
          <article lang={contentLang}>
            <Island name="Article" component={Article}>
              {heading}
              {children}
            </Island>
          </article>
          {meta ?? (
            <Island name="KeyboardShortcuts" component={KeyboardShortcuts} props={{ hasButton: false }} />
          )}
          {slug !== '/' && (navigation.previous ?? navigation.next) && (
            <Island name="Pager" component={Pager}>
              <PagerLinks previous={navigation.previous} next={navigation.next} />
            </Island>
          )}
        </main>
        <div className={styles.toc}>
          {toc && (
            <Island name="TocColumn" component={TocColumn}>
              {toc}
            </Island>
          )}
        </div>
      </div>
      <ShellFooter docOf={navigation.docOf} />
      <Island
        name="PageBehavior"
        component={PageBehavior}
        {...(context.movedSections && { props: { moved: context.movedSections } })}
      />
    </>
  );
}
