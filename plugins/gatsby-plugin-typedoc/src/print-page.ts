import type { Translate } from '../../../src/locales/messages';
import type { ReferencePage } from '../../../src/model/reference/reference-page';
import { printPageContent } from '../../../src/model/reference/print-content';

/**
 * Prints a page's file: its data as front matter, and its content as Markdown. Each front matter value is one
 * line of JSON, so it's valid YAML.
 *
 * @param page - The page.
 * @param t - Texts in the page's language.
 */
export function printPage(page: ReferencePage, t: Translate<'api'>): string {
  const lines = Object.entries(page)
    .filter(([key, value]) => key !== 'file' && value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${printPageContent(page.data, t)}`;
}
