import { notFound } from '../locales/not-found';
import { createTextLookup } from './text-lookup';

/** Texts for the not-found page, whose static HTML includes every language. */
export const notFoundTexts = createTextLookup(notFound);
