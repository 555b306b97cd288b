import { kinds } from '../../locales/kinds';
import type { Text } from '../../locales/messages';
import { translator } from '../../locales/translate';
import { pageScriptTexts } from '../../locales/page-scripts';
import { pageLocale } from './page-settings';

/** The type of `text`, for modules that are loaded later. */
export type TextOf = typeof text;

/** Returns an interface text in the page language, for scripts that run without the app. */
export const text: Text<'page-scripts' | 'kinds'> = (key, values) =>
  translator(pageLocale(), pageScriptTexts, kinds)(key, values);
