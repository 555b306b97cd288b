import type messages from '../locales/en/common.json';

type MessageKey = keyof typeof messages;

/** One link of the footer: to a doc of this site, or to another one. */
export type FooterLink =
  | { labelKey: MessageKey; docId: string }
  | { labelKey: MessageKey; href: string }
  | { label: string; href: string };

/** The three groups of the footer, in the order of the page. */
export const footerGroups: readonly { titleKey: MessageKey; links: readonly FooterLink[] }[] = [
  { titleKey: 'footer.docs', links: [{ labelKey: 'footer.docs.tutorial', docId: 'intro' }] },
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
      { labelKey: 'footer.more.repository', href: 'https://github.com/softkitit/softkit-core' },
    ],
  },
];
