import { fillIn } from '../model/text';

/** An interface text: a message key, a fallback text, or both. */
interface TranslationDeclaration {
  id?: string;
  message?: string;
}

/**
 * Returns the text for a declaration: the translation for its ID, else its message, else the ID.
 *
 * @param declaration - The ID, the message, or both.
 * @param messages - Texts in one language, by key.
 * @param values - Replacements for `{name}` placeholders. Placeholders without a value stay.
 * @throws If the declaration has neither an ID nor a message.
 */
export function translate(
  { id, message }: TranslationDeclaration,
  messages: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | number>> = {},
): string {
  if (!id && !message) {
    throw new Error(
      'This translation has neither an ID nor a message. Set at least one of them, for example: translate({ id: "page.title", message: "Title" }, …).',
    );
  }
  const translation = id && Object.hasOwn(messages, id) ? messages[id] : undefined;
  const text = translation ?? message ?? id ?? '';
  return fillIn(text, values);
}
