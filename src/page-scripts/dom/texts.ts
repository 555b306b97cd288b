import { kinds } from '../../locales/kinds';
import type { Text } from '../../locales/messages';
import { translator } from '../../locales/translate';
import { commonTexts } from '../../locales/common';
import { pageLocale } from './page-settings';

/** The type of `text`, for modules that are loaded later. */
export type TextOf = typeof text;

/** Returns an interface text in the page language, for scripts that run without the app. */
export const text: Text<'common' | 'kinds'> = (key, values) =>
  translator(pageLocale(), commonTexts, kinds)(key, values);
