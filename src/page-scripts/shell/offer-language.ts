import { defaultLocale, locales } from '../../locales/locales';
import { closeButton } from '../dom/close-button';
import { element } from '../dom/element';
import { readStored, writeStored } from '../../browser/stored-value';
import type { TextOf } from '../dom/texts';

let shown: HTMLElement | undefined;

/**
 * Offers the page in the language of the reader's browser, if it exists in that language. The message
 * stays until the reader chooses a language, or closes it.
 *
 * @param text - Passed in, because importing it would bundle all texts a second time.
 * @param key - Storage key for the reader's choice.
 */
export function offerLanguage(text: TextOf, key: string): void {
  shown?.remove();
  if (readStored(key) !== null) return;
  const [language] = navigator.language.split('-');
  const link = document.querySelector<HTMLAnchorElement>(`a[data-language][lang="${language}"]`);
  if (!link) return;
  const { href, lang, hreflang } = link;
  const close = closeButton(text('message.close'));
  const offer = element(
    'a',
    { href, hreflang, lang, 'data-language': true },
    locales.find((locale) => locale.lang === lang)?.offer ?? '',
  );
  const message = element('div', { class: 'message message-polite', role: 'status' }, offer, close);
  close.addEventListener('click', () => {
    message.remove();
    writeStored(key, defaultLocale);
    document.getElementById('site:content')?.focus({ preventScroll: true });
  });
  shown = message;
  document.body.append(message);
}
