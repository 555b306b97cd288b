import type messages from '../../i18n/messages/en/body.json';

/** The texts only the script of a body needs; they come with it. */
export type BodyMessages = typeof messages;

/** Loads them in the language of the page. */
export async function loadBodyMessages(language: string): Promise<BodyMessages> {
  const loaded = (await import(`../../i18n/messages/${language}/body.json`)) as { default: BodyMessages };
  return loaded.default;
}
