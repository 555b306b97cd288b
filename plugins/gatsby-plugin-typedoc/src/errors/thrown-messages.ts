import type { Translate } from '../../../../src/locales/messages';
import type { SimpleBlock } from '../../../../src/model/reference/reference-blocks';
import { explainMessage, linkSymbols } from './explain-message';
import type { ExplainedErrors } from './read-errors';

interface Page {
  t: Translate<'reference'>;
  /** Path of the page's file below the language's folder. */
  url: string;
  /** Returns the path from the page to a symbol's page. */
  linkTo: (name: string, packageName: string | null) => string | null;
}

/**
 * Describes each message an exception class is thrown with, its meaning, and the fix.
 *
 * @returns An empty list for a class that the toolkit never throws with a message.
 */
export function thrownMessages(className: string, explained: ExplainedErrors, page: Page): SimpleBlock[] {
  const { t, url, linkTo } = page;
  const up = '../'.repeat(url.split('/').length - 1);
  // Links to guides start in the folder of the error messages page.
  const adaptLinks = (markdown: string) => linkSymbols(markdown.replace(/\]\(\.\.\//g, `](${up}../`), linkTo);
  const thrown = Object.entries(explained.errors).flatMap(([packageName, errors]) =>
    errors
      .filter((error) => error.thrown === className)
      .flatMap(({ message }): SimpleBlock[] => [
        { type: 'name', title: message },
        ...explainMessage(message, packageName, { ...explained, t, adaptLinks }),
      ]),
  );
  return thrown.length === 0
    ? []
    : [{ type: 'title', id: 'when-it-is-thrown', title: t('errorsOfClass') }, ...thrown];
}
