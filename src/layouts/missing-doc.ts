import { commonTexts } from '../locales/common';
import { translator } from '../locales/translate';
import type { PageContext } from '../routes/to-page';

/**
 * Creates the error that a template throws if its data has no doc, for example when files from two
 * builds are mixed. It stops the build; in the browser, the error boundary shows it.
 */
export function missingDoc({ language, i18n }: PageContext): Error {
  return new Error(translator(language, commonTexts)('crash.noContent', { path: i18n.path }));
}
