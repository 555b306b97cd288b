import { localeCodes, type Locale } from './locales';

/** Merges two message groups in every language. */
export function mergeMessages<A extends object, B extends object>(
  a: Readonly<Record<Locale, A>>,
  b: Readonly<Record<Locale, B>>,
): Record<Locale, A & B> {
  return Object.fromEntries(localeCodes.map((code) => [code, { ...a[code], ...b[code] }])) as Record<
    Locale,
    A & B
  >;
}
