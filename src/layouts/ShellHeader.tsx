import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { AnnouncementBar } from '../components/announcement/AnnouncementBar';
import { ColorModeToggle } from '../components/color-mode/ColorModeToggle';
import { Icon } from '../components/icon/Icon';
import { LanguageSwitch } from '../components/language-switch/LanguageSwitch';
import { MenuButton } from '../components/mobile-menu/MenuButton';
import { Navbar } from '../components/navbar/Navbar';
import { Sidebar } from '../components/sidebar/Sidebar';
import { showSidebar } from '../components/sidebar/SidebarColumn';
import { SiteLink } from '../components/site-link/SiteLink';
import { VersionSwitch } from '../components/version-switch/VersionSwitch';
import { preferredMainDoc } from '../components/version-switch/versions';
import { announcement } from '../config/announcement';
import { defaultLocale, locales } from '../locales/locales';
import { navbar } from '../config/navbar';
import { site } from '../config/site';
import { versions } from '../config/versions';
import { useMessages } from '../i18n/use-messages';
import { localePath } from '../model/addresses';
import type { PageContext } from '../routes/to-page';
import { SearchSlot } from './SearchSlot';
import * as styles from './ShellHeader.module.css';
import type { DocsNavigation } from './use-docs-navigation';

interface Props {
  context: PageContext;
  navigation: DocsNavigation;
}

/** What stands above every page: the announcement, the bar, and the menu that takes its place in narrow windows. */
export function ShellHeader({
  context: { language, slug, docNodeId },
  navigation: { nodes, currentId, openIds, homePath, pathOf },
}: Props) {
  const { t } = useMessages();
  const startPath = usePreferredStart(pathOf(navbar.left.docId), docNodeId === '');
  const announcementText = announcement?.text[language] ?? announcement?.text[defaultLocale];

  const links = (
    <SiteLink
      to={startPath}
      aria-current={currentId === navbar.left.docId ? 'page' : undefined}
      onClick={showSidebar}
    >
      {t(navbar.left.labelKey)}
    </SiteLink>
  );
  const versionSwitch = (
    <VersionSwitch
      docsSet={versions.docsSet}
      current={versions.current}
      file={withPrefix(versions.file)}
      pagePath={localePath(slug, language)}
      mainPath={homePath}
    />
  );
  const languageSwitch = (
    <LanguageSwitch
      languages={locales.map(({ code, lang, name }) => ({
        code,
        lang,
        name,
        path: localePath(slug, code),
        current: code === language,
      }))}
    />
  );
  const colorModeToggle = !site.colorMode.disableSwitch && (
    <ColorModeToggle defaultMode={site.colorMode.default} />
  );
  const repository = (
    <SiteLink to={navbar.right.href} aria-label={t(navbar.right.nameKey)}>
      {t(navbar.right.labelKey)} <Icon name="external" size={14} />
    </SiteLink>
  );
  return (
    <>
      {announcement && announcementText && <AnnouncementBar id={announcement.id} text={announcementText} />}
      <Navbar
        brand={{ title: site.title, path: homePath }}
        hideOnScroll={site.hideNavbarOnScroll}
        menu={
          <MenuButton
            fallbackId="docs-nav"
            title={site.title}
            main={
              <div className={styles.menuPanel}>
                {links}
                {repository}
                <p>{t('nav.language.label')}</p>
                {languageSwitch}
                <p>{t('nav.version.label')}</p>
                {versionSwitch}
                {colorModeToggle}
              </div>
            }
            docs={
              <Sidebar
                label={t('sidebar.label')}
                nodes={nodes}
                currentDocId={currentId}
                openIds={openIds}
                group="menu"
              />
            }
          />
        }
        links={links}
        search={<SearchSlot language={language} />}
        controls={
          <>
            {versionSwitch}
            {languageSwitch}
            {colorModeToggle}
            {repository}
          </>
        }
      />
    </>
  );
}

/** Pages that belong to no version, such as the search page, lead to the version the reader prefers. */
function usePreferredStart(path: string, isOutsideVersions: boolean): string {
  const [preferred, setPreferred] = useState<string | null>(null);
  useEffect(() => {
    if (!isOutsideVersions) return;
    let isCurrent = true;
    void preferredMainDoc(versions.docsSet, versions.current.name, withPrefix(versions.file), path).then(
      (url) => {
        if (isCurrent && url) setPreferred(new URL(url, window.location.href).href);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [path, isOutsideVersions]);
  return preferred ?? path;
}
