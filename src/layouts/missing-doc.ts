import { errorTexts } from '../i18n/error-texts';
import type { PageContext } from '../routes/to-page';

/**
 * What a template throws whose doc is not in its data, as when files of two builds are mixed: the build stops with it, and a reader is
 * told by the boundary around the page instead of being shown an empty one.
 */
export function missingDoc({ language, i18n }: PageContext): Error {
  return new Error(errorTexts(language)('crash.noContent', { path: i18n.path }));
}
