import {
  Comment,
  ReflectionKind,
  type CommentDisplayPart,
  type Context,
  type DeclarationReflection,
  type NormalizedPath,
} from 'typedoc';
import ts from 'typescript';
import { translatedLocales } from '../../../../../src/locales/locales';
import { localeTag } from '../../../../../src/model/reference/translation-tags';

/**
 * Adds the comments of merged declarations to the first one's because TypeDoc uses only that. Also
 * adds the text above a JSDoc `@typedef` because TypeDoc ignores it.
 *
 * @param context - The state of the conversion.
 * @param reflection - The declaration that was just created.
 */
export function mergeComments(context: Context, reflection: DeclarationReflection): void {
  addTextAbove(context, reflection);
  const { comment } = reflection;
  if (!comment || !reflection.kindOf(ReflectionKind.ClassOrInterface | ReflectionKind.Enum)) return;
  for (const declaration of context.getSymbolFromReflection(reflection)?.declarations ?? []) {
    const other = isPart(declaration) ? context.getNodeComment(declaration, false) : undefined;
    if (other && other.discoveryId !== comment.discoveryId) append(comment, other);
  }
}

function addTextAbove(context: Context, reflection: DeclarationReflection): void {
  const tag = context.getSymbolFromReflection(reflection)?.declarations?.find(isTypeTag);
  if (!tag || reflection.comment?.summary.length || !ts.isJSDoc(tag.parent)) return;
  const { comment, tags } = tag.parent;
  const text = ts.getTextOfJSDocComment(comment);
  if (!text || tags?.find(isTypeTag) !== tag) return;
  reflection.comment ??= new Comment();
  reflection.comment.sourcePath ??= tag.getSourceFile().fileName as NormalizedPath;
  reflection.comment.summary = [{ kind: 'text', text }];
}

function isTypeTag(node: ts.Node): node is ts.JSDocTypedefTag | ts.JSDocCallbackTag {
  return ts.isJSDocTypedefTag(node) || ts.isJSDocCallbackTag(node);
}

function isPart(node: ts.Node): boolean {
  return ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node);
}

function append(comment: Comment, other: Comment): void {
  comment.summary.push(...NEW_PARAGRAPH, ...other.summary);
  for (const tag of other.blockTags) {
    const translation = translatedLocales.map(localeTag).includes(tag.tag) && comment.getTag(tag.tag);
    if (translation) translation.content.push(...NEW_PARAGRAPH, ...tag.content);
    else comment.blockTags.push(tag);
  }
}

const NEW_PARAGRAPH: CommentDisplayPart[] = [{ kind: 'text', text: '\n\n' }];
