import { defaultLocale, isLocale, type Locale } from './locales';
import type { Messages, Namespace, Translate } from './messages';

/**
 * Returns a function like i18next's `t`, for code that has no page data: scripts without React,
 * error messages, search, and builds. Components use `useTranslation`. A number named `count`
 * selects the plural form, such as `id_one`. An unknown key is returned unchanged.
 *
 * @param language - The language. An unknown one gets the default language's texts.
 * @param files - Functions that return a message file in a language.
 */
export function translator<Name extends Namespace>(
  language: string,
  ...files: { [Each in Name]: (locale: Locale) => Messages<Each> }[Name][]
): Translate<Name> {
  const locale = isLocale(language) ? language : defaultLocale;
  const messages = Object.assign({}, ...files.map((file) => file(locale))) as Record<string, string>;
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? new Intl.PluralRules(locale).select(count) : '';
    return fillIn(messages[`${key}_${form}`] ?? messages[key] ?? key, values, locale);
  };
}

/**
 * Fills in the placeholders of an interface text: `{{name}}`, and `{{name, number}}` for a number
 * that is formatted for the language. Placeholders without a value stay.
 *
 * @param text - The text.
 * @param values - Values by placeholder.
 * @param language - The text's language, for formatted numbers.
 */
function fillIn(text: string, values: Readonly<Record<string, string | number>>, language: string): string {
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (placeholder, name: string, isNumber?: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return placeholder;
    return isNumber ? new Intl.NumberFormat(language).format(Number(value)) : String(value);
  });
}
