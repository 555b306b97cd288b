import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/after-paint';
import { pageLocale } from '../../browser/page';
import { readStored } from '../../browser/stored-value';
import { useLoaded } from '../../browser/use-loaded';
import { defaultLocale, locales } from '../../locales/locales';
import { LANGUAGE_KEY } from './LanguageLink';
import { LanguageSwitch } from './LanguageSwitch';

const loadOffer = () => import(/* webpackChunkName: "language-offer" */ './LanguageOffer');

interface Props {
  /** The page's path without locale. */
  slug: string;
  /** The element that gets the focus when the reader closes the offer. */
  contentId: string;
}

/** The language switch, and an offer to readers whose browser has another language. */
export function Languages({ slug, contentId }: Props) {
  const [offered, setOffered] = useState<Offered>();
  useEffect(() => whenIdle(() => setOffered(localeToOffer())), []);
  const offer = useLoaded(loadOffer, offered !== undefined);
  const close = () => {
    setOffered(undefined);
    document.getElementById(contentId)?.focus({ preventScroll: true });
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
