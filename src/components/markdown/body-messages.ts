import type messages from '../../locales/en/body.json';

/** The texts only the script of a body needs; they come with it. */
export type BodyMessages = typeof messages;

/** Loads them in the language of the page. */
export async function loadBodyMessages(language: string): Promise<BodyMessages> {
  const loaded = (await import(`../../locales/${language}/body.json`)) as { default: BodyMessages };
  return loaded.default;
}
