import type { Messages } from '../locales/messages';
import { pageTexts } from './page-texts';
import type { Text } from './text-lookup';

/** Keys of the texts that must be available when other requests fail. */
export type ErrorKey = keyof Messages<'errors'> | keyof Messages<'vanilla'>;
export type ErrorText = Text<ErrorKey>;

/** Error texts in one language. They are bundled with the app, because page data may be missing. */
export const errorTexts: (language: string) => ErrorText = pageTexts;
