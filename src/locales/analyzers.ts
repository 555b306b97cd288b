import type { Analyzer } from './analyzer';
import { en } from './en/analyzer';
import type { Locale } from './locales';
import { uk } from './uk/analyzer';

/** One analyzer per language. Every page needs them all, because it can contain foreign words. */
export const analyzers: Record<Locale, Analyzer> = { en, uk };
