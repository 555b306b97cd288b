import type { TextKey } from '../locales/messages';
import type { ShellLink } from './shell-link';
import { site } from './site';

/** Footer link groups, in display order. */
export const footerGroups: readonly { titleKey: TextKey<'common'>; links: readonly ShellLink[] }[] = [
  {
    titleKey: 'footer.docs',
    links: [
      { labelKey: 'footer.docs.tutorial', docId: 'how-to/first-service' },
      { docId: 'libraries' },
      { docId: 'api' },
      { docId: 'api/errors' },
      { docId: 'api/configuration' },
      { docId: 'faq' },
    ],
  },
  {
    titleKey: 'footer.community',
    links: [
      { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/softkit' },
      { label: 'LinkedIn', href: 'https://www.linkedin.com/company/softkit-it' },
      { label: 'X', href: 'https://x.com/softkitit' },
    ],
  },
  {
    titleKey: 'footer.more',
    links: [
      { labelKey: 'footer.more.blog', href: 'https://dev.to/softkit' },
      { labelKey: 'footer.more.repository', href: site.toolkit.url },
      { docId: 'about/licensing' },
      { docId: 'about/roadmap' },
    ],
  },
];
