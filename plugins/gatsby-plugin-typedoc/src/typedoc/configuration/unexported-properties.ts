import type { DeclarationReflection } from 'typedoc';
import ts from 'typescript';
import { defaultLocale } from '../../../../../src/locales/locales';
import { localeTag } from '../../../../../src/model/reference/translation-tags';
import type { SimpleBlock } from '../../../../../src/model/reference/reference-blocks';
import { partsToMarkdown } from '../comments/comment-markdown';
import type { WriterContext } from '../pages/writer-context';
import type { Step } from './configuration-paths';

/**
 * Returns the comment of a property whose class isn't exported. TypeDoc doesn't read such classes,
 * but the compiler finds the property in the type of the object that contains it.
 *
 * @param steps - The keys from the section to the property.
 * @param propertyOf - Finds the documented property of a key.
 */
export function describeUnexported(
  steps: readonly Step[],
  propertyOf: (step: Step) => DeclarationReflection | undefined,
  { printer: { nodes }, linkTo, language }: WriterContext,
): SimpleBlock[] {
  const { checker } = nodes;
  let symbol: ts.Symbol | undefined;
  for (const [at, step] of steps.entries()) {
    const property = propertyOf(step);
    const above = steps[at - 1]?.key;
    const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const object = above?.nested?.list ? type?.getNumberIndexType() : type;
    symbol = property ? nodes.symbolOf(property) : object?.getProperty(step.key.name);
  }
  const summary = ts.displayPartsToString(symbol?.getDocumentationComment(checker));
  const tag = symbol?.getJsDocTags(checker).find(({ name }) => `@${name}` === localeTag(language));
  const translation = language === defaultLocale ? summary : ts.displayPartsToString(tag?.text);
  const markdown = partsToMarkdown([{ kind: 'text', text: translation || summary }], linkTo);
  if (markdown === '') return [];
  return [{ type: 'text', text: { markdown, isUntranslated: translation === '' } }];
}
