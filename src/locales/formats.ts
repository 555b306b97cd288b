import { langOf } from './locales';

interface Formats {
  date: Intl.DateTimeFormat;
  /** For contrast ratios. */
  ratio: Intl.NumberFormat;
}

const formats = new Map<string, Formats>();

/** Returns a language's formats, which are created once: each takes a millisecond or two. */
function formatsOf(language: string): Formats {
  const lang = langOf(language);
  const found = formats.get(lang) ?? {
    date: new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }),
    ratio: new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  };
  formats.set(lang, found);
  return found;
}

/** Formats an ISO date in a language, in UTC. */
export function formatDate(iso: string, language: string): string {
  return formatsOf(language).date.format(new Date(iso));
}

/**
 * Formats a contrast ratio in a language. Rounds down, so that the page never claims more contrast
 * than there is.
 */
export function formatRatio(ratio: number, language: string): string {
  return formatsOf(language).ratio.format(Math.floor(ratio * 10) / 10);
}
