import { kinds } from '../locales/kinds';
import type { Text } from '../locales/messages';
import { translator } from '../locales/translate';
import { vanilla } from '../locales/vanilla';
import { pageLocale } from './page-facts';

/** The type of `text`, for modules that are loaded later. */
export type TextOf = typeof text;

/** Returns a text in the page language, for scripts that run without the app. */
export const text: Text<'vanilla' | 'kinds'> = (key, values) =>
  translator(pageLocale(), vanilla, kinds)(key, values);
