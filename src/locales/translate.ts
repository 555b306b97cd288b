import { fillIn } from '../model/text';
import { defaultLocale, isLocale, type Locale } from './locales';
import type { Messages, Namespace, Text } from './messages';

/** An interface text: a message key, a fallback text, or both. */
interface TranslationDeclaration {
  id?: string;
  message?: string;
}

/**
 * Returns the text for a declaration: the translation for its ID, else its message, else the ID.
 * Plural forms and placeholders work as in i18next: a number named `count` selects the form, such
 * as `id_one`, by the language's rules.
 *
 * @param declaration - The ID, the message, or both.
 * @param messages - Texts in one language, by key.
 * @param values - Replacements for `{{name}}` placeholders. Placeholders without a value stay.
 * @param language - The language of the texts.
 * @throws If the declaration has neither an ID nor a message.
 */
export function translate(
  { id, message }: TranslationDeclaration,
  messages: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | number>> = {},
  language: string = defaultLocale,
): string {
  if (!id && !message) {
    throw new Error(
      'This translation has neither an ID nor a message. Set at least one of them, for example: translate({ id: "page.title", message: "Title" }, …).',
    );
  }
  const { count } = values;
  const form = typeof count === 'number' ? `_${new Intl.PluralRules(language).select(count)}` : '';
  const key = [`${id}${form}`, `${id}`].find((each) => Object.hasOwn(messages, each));
  return fillIn((key && messages[key]) ?? message ?? id ?? '', values, language);
}

/**
 * Returns a function like i18next's `t`, for code that has no page data: scripts without React,
 * error messages, search, and builds. Components use `useTranslation`.
 *
 * @param language - The language. An unknown one gets the default language's texts.
 * @param files - Message files in all languages.
 */
export function translator<Name extends Namespace>(
  language: string,
  ...files: { [Each in Name]: Readonly<Record<Locale, Messages<Each>>> }[Name][]
): Text<Name> {
  const locale = isLocale(language) ? language : defaultLocale;
  const messages = Object.assign({}, ...files.map((file) => file[locale])) as Record<string, string>;
  return (id, values) => translate({ id }, messages, values, locale);
}
