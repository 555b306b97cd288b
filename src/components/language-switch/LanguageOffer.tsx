import { createPortal } from 'react-dom';
import { writeStored } from '../../browser/stored-value';
import { defaultLocale, type locales } from '../../locales/locales';
import { Message } from '../message/Message';
import { LANGUAGE_KEY, LanguageLink } from './LanguageLink';

interface Props {
  slug: string;
  locale: (typeof locales)[number];
  onClose: () => void;
}

/** Offers the page in another language. The message stays until the reader chooses a language, or closes it. */
export function LanguageOffer({ slug, locale, onClose }: Props) {
  const close = () => {
    writeStored(LANGUAGE_KEY, defaultLocale);
    onClose();
  };
  return createPortal(
    <Message tone="polite" onClose={close}>
      <LanguageLink slug={slug} locale={locale.code}>
        {locale.offer}
      </LanguageLink>
    </Message>,
    document.body,
  );
}
