/** A text of the interface: a key of the messages, a text to show without one, or both. */
interface TranslationDeclaration {
  id?: string;
  message?: string;
}

/**
 * The text of a declaration: what the messages have for its id, else its own message, else the id.
 *
 * @param messages - Texts of one language by key.
 * @param values - Put in place of `{name}` in the text; a name without a value stays as it is.
 * @throws When the declaration has neither an id nor a message.
 */
export function translate(
  { id, message }: TranslationDeclaration,
  messages: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | number>> = {},
): string {
  if (!id && !message) {
    throw new Error(
      'A translation needs an id or a message, and this one has neither. Write translate({ id: "page.title", message: "Title" }, …).',
    );
  }
  const known = id && Object.hasOwn(messages, id) ? messages[id] : undefined;
  const text = known ?? message ?? id ?? '';
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : written,
  );
}
