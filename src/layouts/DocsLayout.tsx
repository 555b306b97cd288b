import { useMemo, type ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../components/breadcrumbs/Breadcrumbs';
import { Footer } from '../components/footer/Footer';
import { LanguageSwitch } from '../components/language-switch/LanguageSwitch';
import { Navbar } from '../components/navbar/Navbar';
import { Notice } from '../components/notice/Notice';
import { Pager } from '../components/pager/Pager';
import { Sidebar } from '../components/sidebar/Sidebar';
import { SiteLink } from '../components/site-link/SiteLink';
import { TableOfContents } from '../components/toc/TableOfContents';
import { footerGroups } from '../config/footer';
import { defaultLocale, locales } from '../config/locales';
import { baseSidebar } from '../config/sidebar';
import { site } from '../config/site';
import { useNavigationDocs } from '../data/use-navigation-docs';
import { useMessages } from '../i18n/use-messages';
import { buildSidebar, neighbours, trailTo, type SidebarNode } from '../routes/build-sidebar';
import { editUrl } from '../routes/edit-url';
import { localePath } from '../routes/locale-path';
import type { PageContext } from '../routes/to-page';
import * as styles from './DocsLayout.module.css';
import { KeyboardShortcuts } from './KeyboardShortcuts';

interface Heading {
  id: string;
  title: string;
  level: number;
}

interface Props {
  context: PageContext;
  title: string;
  /** The `h1` with what belongs to it; the plain title where absent. */
  heading?: ReactNode;
  headings: readonly Heading[];
  /** Source of a guide; the page then offers to edit it. */
  sourcePath?: string;
  /** Crumbs below those of the sidebar. */
  crumbs?: readonly Crumb[];
  /** Further entries below the current one of the sidebar, and the pager that goes with them. */
  section?: { docId: string; nodes: SidebarNode[] };
  /** Foot of the article. */
  meta?: ReactNode;
  children: ReactNode;
}

/** The frame of every page that shows a Doc: the one place where configuration, data and components meet. */
export function DocsLayout({
  context,
  title,
  heading,
  headings,
  sourcePath,
  crumbs,
  section,
  meta,
  children,
}: Props) {
  const messages = useMessages();
  const { t } = messages;
  const { language, fallbackLocale, slug } = context;
  const docs = useNavigationDocs();
  const nodes = useMemo(() => {
    const built = buildSidebar(baseSidebar, docs, language, defaultLocale);
    if (section) for (const node of trailTo(built, 'api').slice(-1)) node.items = section.nodes;
    return built;
  }, [docs, language, section]);
  const currentId = section?.docId ?? context.docId;
  const trail = trailTo(nodes, currentId);
  const { previous, next } = neighbours(nodes, currentId);
  const homePath = localePath('/', language, defaultLocale);
  const contentLang = fallbackLocale
    ? (locales.find(({ code }) => code === fallbackLocale)?.lang ?? fallbackLocale)
    : undefined;

  return (
    <>
      <a className="skip-link" href="#content">
        {t('skip.link')}
      </a>
      <Navbar
        title={site.title}
        homePath={homePath}
        gettingStartedPath={homePath}
        repositoryUrl={site.toolkit.url}
      >
        <LanguageSwitch
          languages={locales.map(({ code, lang, name }) => ({
            code,
            lang,
            name,
            path: localePath(slug, code, defaultLocale),
            current: code === language,
          }))}
        />
      </Navbar>
      <div className={styles.columns}>
        <div className={styles.sidebar}>
          <Sidebar
            label={t('sidebar.label')}
            nodes={nodes}
            currentDocId={currentId}
            openIds={trail.map(({ docId }) => docId)}
          />
        </div>
        <main id="content" className={styles.main} tabIndex={-1}>
          {slug !== '/' && (
            <Breadcrumbs
              homePath={homePath}
              crumbs={
                crumbs ?? trail.map(({ label, path, lang }) => ({ label, path, lang: lang ?? undefined }))
              }
            />
          )}
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
          {context.unlisted && (
            <Notice kind="warning" title={t('unlisted.title')}>
              <p>{t('unlisted.text')}</p>
            </Notice>
          )}
          <article lang={contentLang}>
            {heading ?? <h1>{title}</h1>}
            {children}
          </article>
          {meta}
          <Pager previous={previous} next={next} />
        </main>
        <div className={styles.toc}>
          <TableOfContents headings={headings} lang={contentLang} />
        </div>
      </div>
      <Footer
        groups={footerGroups.map(({ titleKey, links }) => ({
          title: t(titleKey),
          links: links.map((link) => ({
            label: 'label' in link ? link.label : t(link.labelKey),
            href:
              'href' in link
                ? link.href
                : localePath(
                    docs.find((doc) => doc.docId === link.docId)?.slug ?? '/',
                    language,
                    defaultLocale,
                  ),
          })),
        }))}
        copyright={t('footer.copyright', { year: String(site.copyrightYear) })}
      />
      <KeyboardShortcuts />
    </>
  );
}
