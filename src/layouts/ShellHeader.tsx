import { withPrefix } from 'gatsby';
import { AgentNote } from '../components/agent-note/AgentNote';
import { AnnouncementBar } from '../components/announcement/AnnouncementBar';
import { ColorModeSwitch } from '../components/color-mode/ColorModeSwitch';
import { Languages } from '../components/language-switch/Languages';
import { MenuButton } from '../components/mobile-menu/MenuButton';
import { MobileMenu } from '../components/mobile-menu/MobileMenu';
import { Navbar } from '../components/navbar/Navbar';
import { SearchButton } from '../components/search/SearchButton';
import { SearchShell } from '../components/search/SearchShell';
import { OldVersionBar } from '../components/version-switch/OldVersionBar';
import { Island } from '../islands/Island';
import { VersionSwitch } from '../components/version-switch/VersionSwitch';
import { announcement } from '../config/announcement';
import { defaultLocale } from '../locales/locales';
import { navbar } from '../config/navbar';
import { search } from '../config/search';
import { site } from '../config/site';
import { versions } from '../config/versions';
import { llmsPath, localePath } from '../model/addresses';
import type { PageContext } from '../routes/to-page';
import { NavbarLinks } from './NavbarLinks';
import type { DocsNavigation } from './use-docs-navigation';

interface Props {
  context: PageContext;
  navigation: DocsNavigation;
}

/** Header on every page: announcement, navbar, and the mobile menu for narrow windows. */
export function ShellHeader({ context: { language, slug, docNodeId }, navigation }: Props) {
  const { homePath } = navigation;
  const onDoc = docNodeId !== '';
  const announcementText = announcement?.text[language] ?? announcement?.text[defaultLocale];

  const pagePath = localePath(slug, language);
  const searchPath = localePath(search.path, language);
  const versionSwitch = (
    <Island
      name="versions"
      component={VersionSwitch}
      props={{
        docsSet: versions.docsSet,
        current: versions.current,
        file: withPrefix(versions.file),
        newest: versions.newest,
        pagePath,
        mainPath: homePath,
      }}
    />
  );
  const languageSwitch = (
    <Island name="languages" component={Languages} props={{ slug, contentId: 'site:content' }} />
  );
  const colorModeSwitch = !site.colorMode.disableSwitch && (
    <ColorModeSwitch defaultMode={site.colorMode.default} />
  );
  return (
    <>
      {versions.newest && (
        <OldVersionBar
          newest={versions.newest}
          current={versions.current}
          pagePath={pagePath}
          homePath={homePath}
        />
      )}
      {announcement && announcementText && <AnnouncementBar id={announcement.id} text={announcementText} />}
      <Navbar
        brand={{ title: site.title, path: homePath }}
        hideOnScroll={site.hideNavbarOnScroll}
        menu={
          <>
            <AgentNote path={withPrefix(llmsPath(language))} />
            <MenuButton fallbackId="site:docs-nav" />
          </>
        }
        links={<NavbarLinks links={navbar.left} {...{ onDoc, navigation }} />}
        search={
          <>
            <SearchButton searchPath={searchPath} />
            <SearchShell action={withPrefix(searchPath)} />
          </>
        }
        controls={
          <>
            {versionSwitch}
            {languageSwitch}
            {colorModeSwitch}
            <NavbarLinks links={navbar.right} {...{ onDoc, navigation }} />
          </>
        }
      />
      <MobileMenu title={site.title} />
    </>
  );
}
