import { langOf } from './locales';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats an ISO date in a language, in UTC. */
export function formatDate(iso: string, language: string): string {
  // Creating a format takes a millisecond or two.
  const format =
    formats.get(language) ??
    new Intl.DateTimeFormat(langOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(new Date(iso));
}
