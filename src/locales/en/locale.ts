import type { LocaleConfig } from '../locale';

/** The message files. */
export interface Texts {
  /** Pages of the API reference. */
  api: typeof import('./api.json');
  /** All pages, in static HTML and in islands. */
  common: typeof import('./common.json');
  /** Feeds, Markdown copies, and other files that programs read. */
  feeds: typeof import('./feeds.json');
  /** The home page. */
  home: typeof import('./home.json');
  /** The dialog with all keyboard shortcuts. */
  keyboard: typeof import('./keyboard.json');
  /** Kinds of symbols and pages. */
  kinds: typeof import('./kinds.json');
  /** Compiled guides, and components in them. */
  markdown: typeof import('./markdown.json');
  /** The not-found page. */
  'not-found': typeof import('./not-found.json');
  /** Generated pages of the API reference. */
  reference: typeof import('./reference.json');
  /** Search results. */
  search: typeof import('./search.json');
  /** TypeDoc’s names for kinds and flags. */
  typedoc: typeof import('./typedoc.json');
}

export const en = {
  code: 'en',
  lang: 'en',
  name: 'English',
  offer: 'Read this page in English',
  openGraph: 'en_US',
} as const satisfies LocaleConfig;
