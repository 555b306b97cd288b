import { Footer } from '../components/footer/Footer';
import { footerGroups } from '../config/footer';
import { site } from '../config/site';
import { useMessages } from '../i18n/use-messages';
import { shownLink } from './shown-link';
import type { DocsNavigation } from './use-docs-navigation';

/** The footer of every page. */
export function ShellFooter({ pathOf }: Pick<DocsNavigation, 'pathOf'>) {
  const { t } = useMessages();
  return (
    <Footer
      groups={footerGroups.map(({ titleKey, links }) => ({
        title: t(titleKey),
        links: links.map((link) => shownLink(link, t, pathOf)),
      }))}
      copyright={t('footer.copyright', { year: String(site.copyrightYear) })}
    />
  );
}
