import { withPrefix } from 'gatsby';
import { AnnouncementBar } from '../components/announcement/AnnouncementBar';
import { ColorModeToggle } from '../components/color-mode/ColorModeToggle';
import { Icon } from '../components/icon/Icon';
import { LanguageSwitch } from '../components/language-switch/LanguageSwitch';
import { MenuButton } from '../components/mobile-menu/MenuButton';
import { MobileMenu } from '../components/mobile-menu/MobileMenu';
import { Navbar } from '../components/navbar/Navbar';
import { SiteLink } from '../components/site-link/SiteLink';
import { VersionSwitch } from '../components/version-switch/VersionSwitch';
import { announcement } from '../config/announcement';
import { defaultLocale, locales } from '../locales/locales';
import { navbar } from '../config/navbar';
import { site } from '../config/site';
import { versions } from '../config/versions';
import { useMessages } from '../i18n/use-messages';
import { localePath } from '../model/addresses';
import type { PageContext } from '../routes/to-page';
import { SearchSlot } from './SearchSlot';
import type { DocsNavigation } from './use-docs-navigation';

interface Props {
  context: PageContext;
  navigation: DocsNavigation;
}

/** The header of every page: the announcement, the bar, and the menu that replaces it in narrow windows. */
export function ShellHeader({
  context: { language, slug, docNodeId },
  navigation: { currentId, homePath, pathOf },
}: Props) {
  const { t } = useMessages();
  const announcementText = announcement?.text[language] ?? announcement?.text[defaultLocale];

  const links = (
    <SiteLink
      to={pathOf(navbar.left.docId)}
      aria-current={currentId === navbar.left.docId ? 'page' : undefined}
      data-sidebar-to="shown"
      data-leads-to-version={docNodeId === '' ? '' : undefined}
      data-in-menu=""
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
    <SiteLink to={navbar.right.href} aria-label={t(navbar.right.nameKey)} data-in-menu="">
      {t(navbar.right.labelKey)} <Icon name="external" size={14} />
    </SiteLink>
  );
  return (
    <>
      {announcement && announcementText && <AnnouncementBar id={announcement.id} text={announcementText} />}
      <Navbar
        brand={{ title: site.title, path: homePath }}
        hideOnScroll={site.hideNavbarOnScroll}
        menu={<MenuButton fallbackId="docs-nav" />}
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
      <MobileMenu title={site.title} />
    </>
  );
}
