import type { Translate } from '../../../../src/locales/messages';
import type { SimpleBlock } from '../../../../src/model/reference/reference-blocks';
import type { ExplainedErrors } from './read-errors';

interface Texts extends Pick<ExplainedErrors, 'explanations' | 'fallbacks'> {
  t: Translate<'reference'>;
  /** Adapts the links in an explanation to the page that shows it. */
  adaptLinks: (markdown: string) => string;
}

/**
 * Returns the explanation of a message: what happened, likely causes, and what to do. Without one,
 * the page says that the message isn't explained yet.
 */
export function explainMessage(
  message: string,
  packageName: string,
  { explanations, fallbacks, t, adaptLinks }: Texts,
): SimpleBlock[] {
  const own = explanations[packageName]?.[message];
  const explanation = own ?? fallbacks[packageName]?.[message];
  if (!explanation)
    return [{ type: 'text', text: { markdown: t('errorsUnexplained'), isUntranslated: false } }];
  const { happened, causes = [], fix } = explanation;
  const text = (markdown: string) => ({
    markdown: adaptLinks(markdown.trim()),
    isUntranslated: own === undefined,
  });
  return [
    { type: 'text', text: text(happened) },
    ...(causes.length === 0
      ? []
      : [{ type: 'list', title: t('errorsCauses'), texts: causes.map(text) } as const]),
    { type: 'label', title: t('errorsFix') },
    { type: 'text', text: text(fix) },
  ];
}

/** A link to a symbol, such as `[the module](api:jobs/JobsModule)`. */
const SYMBOL_LINK = /\]\(api:(?:([^)#]+)\/)?([^)#/]+)(#[^)]*)?\)/g;

/**
 * Replaces the targets of links to symbols.
 *
 * @param targetOf - Returns the file of a symbol's page, or null if there is none.
 */
export function linkSymbols(
  markdown: string,
  targetOf: (name: string, packageName: string | null) => string | null,
): string {
  return markdown.replace(
    SYMBOL_LINK,
    (_, packageName: string | undefined, name: string, hash = '') =>
      `](${targetOf(name, packageName ?? null) ?? ''}${hash})`,
  );
}
