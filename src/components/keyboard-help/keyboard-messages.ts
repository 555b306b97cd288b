import type messages from '../../locales/en/keyboard.json';

/** The texts of the keyboard help; they come with it. */
export type KeyboardMessages = typeof messages;

/** Loads them in the language of the page. */
export async function loadKeyboardMessages(language: string): Promise<KeyboardMessages> {
  const loaded = (await import(`../../locales/${language}/keyboard.json`)) as {
    default: KeyboardMessages;
  };
  return loaded.default;
}
