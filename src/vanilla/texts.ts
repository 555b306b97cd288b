import { fillIn } from '../model/text';
import { vanilla } from '../locales/vanilla';
import type { Messages } from '../locales/messages';
import { pageLocale } from './page-facts';

/** Text keys for scripts that run without the app. */
export type VanillaKey = keyof Messages<'vanilla'>;

/** The type of `text`, for modules that are loaded later. */
export type TextOf = typeof text;

/**
 * Returns a text in the page language.
 *
 * @param key - Text key.
 * @param values - Values for placeholders such as `{name}`.
 */
export function text(key: VanillaKey, values: Readonly<Record<string, string>> = {}): string {
  return fillIn(vanilla[pageLocale()][key], values);
}
