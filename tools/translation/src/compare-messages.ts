import type { Problem } from '../../../src/model/text/problem';

type Messages = Readonly<Record<string, string>>;

/** Endings of keys that have one message for each plural form; languages have different forms. */
const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * Compares the keys of interface messages.
 *
 * @param original - Messages in the source language.
 * @param translation - Messages in another language.
 * @param file - The translation's path for messages.
 */
export function compareMessages(original: Messages, translation: Messages, file: string): Problem[] {
  const problem = (message: string): Problem => ({ file, message, severity: 'error' });
  const without = (messages: Messages, other: Messages) => {
    const keys = new Set(Object.keys(other).map((key) => key.replace(PLURAL_FORM, '')));
    return Object.entries(messages).filter(([key]) => !keys.has(key.replace(PLURAL_FORM, '')));
  };
  return [
    ...without(original, translation).map(([key, text]) =>
      problem(`"${key}" is missing. Add a translation of "${text}".`),
    ),
    ...without(translation, original).map(([key]) =>
      problem(`"${key}" is not in the source language. Remove it, or add it there.`),
    ),
  ];
}
