import type { Analyzer } from './analyzer';
import { en } from './en/analyzer';
import type { Locale } from './locales';
import { uk } from './uk/analyzer';

/** The analyzer of every language; a page of one language has words of others. */
export const analyzers: Record<Locale, Analyzer> = { en, uk };
