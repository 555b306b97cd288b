import type { Messages } from '../locales/messages';
import { pageTexts } from './page-texts';
import type { Text } from './texts-of';

/** Keys of the texts that must be there when nothing else can be loaded. */
export type ErrorKey = keyof Messages<'errors'> | keyof Messages<'enhance'>;
export type ErrorText = Text<ErrorKey>;

/** The texts for errors in one language. They come with the app, so that they are there when a page's data is not. */
export const errorTexts: (language: string) => ErrorText = pageTexts;
