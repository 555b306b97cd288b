import type { SimpleBlock } from '../../../../../src/model/reference/reference-blocks';
import { ownText } from '../pages/own-text';
import type { WriterContext } from '../pages/writer-context';
import type { ExplainedErrors } from './read-errors';

/**
 * Returns the explanation of a message: what happened, likely causes, and what to do. Without one,
 * the page says that the message isn't explained yet.
 */
export function explainMessage(
  message: string,
  packageName: string,
  { explanations, fallbacks }: ExplainedErrors,
  { t }: Pick<WriterContext, 't'>,
): SimpleBlock[] {
  const own = explanations[packageName]?.[message];
  const explanation = own ?? fallbacks[packageName]?.[message];
  if (!explanation) return [{ type: 'text', text: ownText(t('errorsUnexplained')) }];
  const { happened, causes = [], fix, source } = explanation;
  const text = (markdown: string) => ({
    markdown: markdown.trim(),
    isUntranslated: own === undefined,
    source,
  });
  return [
    { type: 'text', text: text(happened) },
    ...(causes.length === 0
      ? []
      : ([
          { type: 'label', title: t('errorsCauses') },
          { type: 'list', texts: causes.map(text) },
        ] as const)),
    { type: 'label', title: t('errorsFix') },
    { type: 'text', text: text(fix) },
  ];
}

/**
 * Describes each message that an exception class is thrown with.
 *
 * @returns An empty list for a class that the toolkit never throws with a message.
 */
export function explainThrown(
  className: string,
  explained: ExplainedErrors,
  context: Pick<WriterContext, 't'>,
): SimpleBlock[] {
  const thrown = Object.entries(explained.errors).flatMap(([packageName, errors]) =>
    errors
      .filter((error) => error.thrown === className)
      .flatMap(({ message }): SimpleBlock[] => [
        { type: 'name', title: message },
        ...explainMessage(message, packageName, explained, context),
      ]),
  );
  return thrown.length === 0
    ? []
    : [{ type: 'title', id: 'when-it-is-thrown', title: context.t('errorsOfClass') }, ...thrown];
}
