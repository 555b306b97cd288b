import { useTranslation } from 'react-i18next';
import { Footer } from '../components/footer/Footer';
import { footerGroups } from '../config/footer';
import { site } from '../config/site';
import { useLastYear } from '../data/use-last-year';
import { shownLinks } from './shown-links';
import type { DocsNavigation } from './use-docs-navigation';

/** Footer of every page, with the links from `src/config/footer.ts` and the years of the copyright. */
export function ShellFooter({ docOf }: Pick<DocsNavigation, 'docOf'>) {
  const { t } = useTranslation();
  const lastYear = useLastYear();
  const years = lastYear > site.copyrightYear ? `${site.copyrightYear}–${lastYear}` : `${site.copyrightYear}`;
  return (
    <Footer
      title={site.title}
      tagline={t('footer.tagline')}
      groups={footerGroups.map(({ titleKey, links }) => ({
        title: t(titleKey),
        links: shownLinks(links, t, docOf),
      }))}
      copyright={t('footer.copyright', { years })}
    />
  );
}
