import {
  Comment,
  CommentTag,
  ReflectionKind,
  ReflectionSymbolId,
  type ProjectReflection,
  type Reflection,
  type SignatureReflection,
} from 'typedoc';
import { createIsOwn, labelAfterName, linksIn } from './comment-parts';

/**
 * Rewrites what TypeDoc would misread in comments:
 *
 * - It ignores `{@inheritDoc}` without a name, but not `@inheritDoc`.
 * - It ends a link's text at the first line break.
 * - It doesn't separate `{@link https://example.com|text}`, and formats the text as code.
 * - It shows the compiler's name for a symbol from elsewhere, such as `PromiseConstructor.all` for
 *   `Promise.all`.
 */
export function prepareComments(project: ProjectReflection): void {
  const isOwn = createIsOwn(project);
  for (const reflection of Object.values(project.reflections)) {
    moveToSignature(reflection);
    const { comment } = reflection;
    if (!comment) continue;
    if (reflection.isSignature()) describeCallbacks(comment, reflection);
    if (comment.getTag('@inheritDoc') ?? linksIn(comment).find(({ tag }) => tag === '@inheritDoc'))
      renameTags(comment, '@remarks', OWN_REMARKS);
    const [first] = comment.summary;
    if (first?.kind === 'inline-tag' && first.tag === '@inheritDoc' && first.text.trim() === '') {
      comment.summary.shift();
      comment.blockTags.push(new CommentTag('@inheritDoc', []));
    }
    for (const link of linksIn(comment)) {
      if (/^\s*\w+:\/\//.test(link.text))
        Object.assign(link, { tag: '@linkplain', text: link.text.replace('|', ' ') });
      const label = labelAfterName(link.text);
      const isKind = link.tsLinkText?.startsWith(':');
      if (label && typeof link.target === 'object' && !isKind) link.tsLinkText = label;
      else if (link.target instanceof ReflectionSymbolId && !isOwn(link.target))
        link.text = link.text.trim().replace(/^(.*?)(?:\(\))?$/, '$1 | $&');
    }
  }
}

/**
 * Moves the comment at the implementation of a function with one signature to the signature. TypeDoc moves
 * only the parameters and the return value.
 */
function moveToSignature(reflection: Reflection): void {
  if (!reflection.isDeclaration() || !reflection.kindOf(FUNCTIONS)) return;
  const { comment, signatures: [signature, ...others] = [] } = reflection;
  if (!comment || !signature || signature.comment || others.length > 0) return;
  signature.comment = comment;
  delete reflection.comment;
}

const FUNCTIONS = ReflectionKind.FunctionOrMethod | ReflectionKind.Constructor;

/**
 * Temporary name for `@remarks` in a comment with `@inheritDoc`: TypeDoc would replace the remarks
 * with the inherited ones.
 */
const OWN_REMARKS = '@ownRemarks';

/** Restores what `prepareComments` renamed. */
export function restoreRemarks(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections))
    if (comment) renameTags(comment, OWN_REMARKS, '@remarks');
}

function renameTags(comment: Comment, from: `@${string}`, to: `@${string}`): void {
  for (const tag of comment.getTags(from)) tag.tag = to;
}

/** Moves `@param done.error` to the parameter of a function type. TypeDoc does this for object types. */
function describeCallbacks(comment: Comment, { parameters = [] }: SignatureReflection): void {
  for (const tag of comment.getTags('@param')) {
    const [name, path] = tag.name?.split('.') ?? [];
    const type = parameters.find((each) => each.name === name)?.type;
    const [signature] = (type?.type === 'reflection' && type.declaration.signatures) || [];
    const parameter = signature?.parameters?.find((each) => each.name === path);
    if (parameter && !parameter.hasComment()) parameter.comment = new Comment(tag.content);
  }
}
