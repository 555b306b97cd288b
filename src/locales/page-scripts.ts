import type { Locale } from './locales';
import type { Messages } from './messages';

/** Texts that the page scripts need before React runs. */
export const pageScriptTexts = (locale: Locale) =>
  require(`./${locale}/page-scripts.json`) as Messages<'page-scripts'>;
