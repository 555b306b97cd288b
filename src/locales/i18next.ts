import type { InitOptions } from 'i18next';
import type { Texts } from './en/locale';

/** Settings for gatsby-plugin-react-i18next, which creates an i18next instance for each page. */
export const i18nextOptions = {
  defaultNS: 'common',
  // Keys contain dots, and texts contain colons.
  keySeparator: false,
  nsSeparator: false,
  // React escapes texts.
  interpolation: { escapeValue: false },
  returnNull: false,
} as const satisfies InitOptions;

declare module 'i18next' {
  /** Makes an unknown key a compile error. Pages query the files that their components need. */
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
    resources: Pick<
      Texts,
      'api' | 'common' | 'home' | 'keyboard' | 'kinds' | 'markdown' | 'not-found' | 'search'
    >;
  }
}
