import { withPrefix } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AnnouncementBar } from '../components/announcement/AnnouncementBar';
import { Languages } from '../components/language-switch/Languages';
import { ColorModeSwitch } from '../components/color-mode/ColorModeSwitch';
import { HideOnScroll } from '../components/navbar/HideOnScroll';
import { Navbar } from '../components/navbar/Navbar';
import { NavbarLinks } from '../components/navbar/NavbarLinks';
import { Search } from '../components/search/Search';
import { MenuButton } from '../components/sidebar/MenuButton';
import { OldVersionBar } from '../components/version-switch/OldVersionBar';
import { Island } from '../islands/Island';
import { VersionSwitch } from '../components/version-switch/VersionSwitch';
import { announcement } from '../config/announcement';
import { defaultLocale } from '../locales/locales';
import { navbar } from '../config/navbar';
import { searchSource } from '../config/search';
import { site } from '../config/site';
import { versions } from '../config/versions';
import { llmsPath, localePath } from '../model/docs/addresses';
import type { PageContext } from '../routes/to-page';
import { navbarLinks, startPages } from './shown-links';
import type { DocsNavigation } from './use-docs-navigation';
import { useMenuProps } from './use-menu-props';

interface Props {
  context: PageContext;
  navigation: DocsNavigation;
}

/** Header on every page: bars for announcements and old versions, and the navbar. */
export function ShellHeader({ context, navigation }: Props) {
  const { t } = useTranslation();
  const { language, slug, docNodeId } = context;
  const { homePath } = navigation;
  const menu = useMenuProps(context, navigation);
  const announcementText = announcement?.text[language] ?? announcement?.text[defaultLocale];

  const pagePath = localePath(slug, language);
  const versionSwitch = <Island name="VersionSwitch" component={VersionSwitch} props={menu.versions} />;
  const languages = <Island name="Languages" component={Languages} props={{ slug }} />;
  const colorMode = menu.colorMode && (
    <Island name="ColorModeSwitch" component={ColorModeSwitch} props={{ defaultMode: menu.colorMode }} />
  );
  const docLinks = (
    <Island
      name="NavbarLinks"
      component={NavbarLinks}
      props={{
        links: navbarLinks(navbar.left, t, navigation),
        // Other pages belong to a version themselves.
        preferred:
          docNodeId === null
            ? {
                docsSet: versions.docsSet,
                current: versions.current.name,
                file: withPrefix(versions.file),
                newest: versions.newest,
                mainDoc: versions.current.mainDoc,
                mainPath: homePath,
              }
            : undefined,
      }}
    />
  );
  const bar = (
    <Navbar
      brand={{ title: site.title, path: homePath }}
      menu={
        <>
          {/*
            Tells AI agents where all pages are listed. It is at the start of a page, because some agents read
            no further. It isn't a link, so that keyboard users don't have to skip it.
          */}
          <p className="visually-hidden">{t('agents.note', { path: withPrefix(llmsPath(language)) })}</p>
          <Island name="MenuButton" component={MenuButton} />
        </>
      }
      links={docLinks}
      search={
        <Island
          name="Search"
          component={Search}
          props={{
            source: searchSource,
            startPages: startPages(t, navigation.docOf),
          }}
        />
      }
      controls={
        <>
          {versionSwitch}
          {languages}
          {colorMode}
          <NavbarLinks links={menu.links} />
        </>
      }
    />
  );
  return (
    <>
      {versions.newest && (
        <Island
          name="OldVersionBar"
          component={OldVersionBar}
          props={{ newest: versions.newest, current: versions.current, pagePath, homePath }}
        />
      )}
      {announcement && announcementText && (
        <Island
          name="AnnouncementBar"
          component={AnnouncementBar}
          props={{ id: announcement.id, text: announcementText }}
        />
      )}
      {site.hideNavbarOnScroll ? (
        <Island name="HideOnScroll" component={HideOnScroll}>
          {bar}
        </Island>
      ) : (
        bar
      )}
    </>
  );
}
