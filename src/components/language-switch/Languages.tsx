import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/after-paint';
import { focusContent } from '../../browser/focus-element';
import { pageLocale } from '../../browser/page';
import { readStored } from '../../browser/stored-value';
import { useLoaded } from '../../browser/use-loaded';
import { defaultLocale, locales } from '../../locales/locales';
import { LANGUAGE_KEY } from './LanguageLink';
import { LanguageSwitch } from './LanguageSwitch';

const loadOffer = () => import(/* webpackChunkName: "language-offer" */ './LanguageOffer');

/**
 * The language switch, and an offer to readers whose browser has another language.
 *
 * @param slug - The page's path without locale.
 */
export function Languages({ slug }: { slug: string }) {
  const [offered, setOffered] = useState<Offered>();
  useEffect(() => whenIdle(() => setOffered(localeToOffer())), []);
  const offer = useLoaded(loadOffer, offered !== undefined);
  const close = () => {
    setOffered(undefined);
    focusContent();
  };
  return (
    <>
      <LanguageSwitch slug={slug} />
      {offered && offer.state === 'ready' && (
        <offer.module.LanguageOffer slug={slug} locale={offered} onClose={close} />
      )}
    </>
  );
}

type Offered = (typeof locales)[number] | undefined;

/** Returns the browser's language for a reader of the default language who hasn't chosen one. */
function localeToOffer(): Offered {
  if (pageLocale() !== defaultLocale || readStored(LANGUAGE_KEY) !== null) return undefined;
  const [language] = navigator.language.split('-');
  return locales.find(({ code, lang }) => code !== defaultLocale && lang === language);
}
