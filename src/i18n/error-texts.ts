import { enhance } from '../locales/enhance';
import { errors } from '../locales/errors';
import { mergeMessages } from '../locales/merge-messages';
import type { Messages } from '../locales/messages';
import { textsOf, type Text } from './texts-of';

/** Keys of the texts that must be there when nothing else can be loaded. */
export type ErrorKey = keyof Messages<'errors'> | keyof Messages<'enhance'>;
export type ErrorText = Text<ErrorKey>;

/** The texts for errors in one language. They are part of the app, so that they are there when a page's data is not. */
export const errorTexts: (language: string) => ErrorText = textsOf(mergeMessages(errors, enhance));
