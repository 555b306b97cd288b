import type messages from '../locales/en/common.json';

type MessageKey = keyof typeof messages;

/** Links of the navbar. The left one opens the sidebar at a doc, the right one leads to the source repository. */
export const navbar = {
  left: { labelKey: 'nav.gettingStarted', docId: 'intro' },
  right: {
    labelKey: 'nav.repository',
    nameKey: 'nav.repository.label',
    href: 'https://github.com/softkitit/softkit-core',
  },
} as const satisfies {
  left: { labelKey: MessageKey; docId: string };
  right: { labelKey: MessageKey; nameKey: MessageKey; href: string };
};
