import { withPrefix } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { MenuProps } from '../components/sidebar/SidebarMenu';
import { navbar } from '../config/navbar';
import { site } from '../config/site';
import { versions } from '../config/versions';
import { localePath } from '../model/docs/addresses';
import type { PageContext } from '../routes/to-page';
import { navbarLinks } from './shown-links';
import type { DocsNavigation } from './use-docs-navigation';

/**
 * Returns the controls at the end of the navbar, which the menu of narrow windows has too.
 *
 * @param context - The page's language and slug.
 * @param navigation - The page's place in the sidebar.
 */
export function useMenuProps(
  { language, slug }: Pick<PageContext, 'language' | 'slug'>,
  navigation: DocsNavigation,
): MenuProps {
  const { t } = useTranslation();
  return {
    title: site.title,
    versions: {
      docsSet: versions.docsSet,
      current: versions.current,
      hasOthers: versions.hasOthers,
      file: withPrefix(versions.file),
      newest: versions.newest,
      pagePath: localePath(slug, language),
      mainPath: navigation.homePath,
    },
    slug,
    colorMode: site.colorMode.disableSwitch ? undefined : site.colorMode.default,
    links: navbarLinks(navbar.right, t, navigation),
  };
}
