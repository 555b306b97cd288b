import { notFound } from '../locales/not-found';
import { textsOf } from './texts-of';

/** The texts of the not-found page, which shows itself in every language at once where it has to. */
export const notFoundTexts = textsOf(notFound);
