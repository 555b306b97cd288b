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
    removeCopies(reflection);
    if (reflection.kindOf(ReflectionKind.ClassOrInterface)) reflection.comment ??= NOT_INHERITED;
    const { comment } = reflection;
    if (!comment) continue;
    if (reflection.isSignature()) describeCallbacks(comment, reflection);
    for (const link of linksIn(comment)) {
      if (/^\s*\w+:\/\//.test(link.text))
        Object.assign(link, { tag: '@linkplain', text: link.text.replace('|', ' ') });
      const label = labelAfterName(link.text);
      const isKind = link.tsLinkText?.startsWith(':');
      if (label && typeof link.target === 'object' && !isKind) link.tsLinkText = label;
      else if (link.target instanceof ReflectionSymbolId && !isOwn(link.target))
        link.text = link.text.trim().replace(/^(.*?)(?:\(\))?$/, '$1 | $&');
    }
    keepOwnTags(comment, reflection);
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

/**
 * Removes the first overload's comment from overloads without one, if the implementation's comment is about them
 * all. TypeDoc copies it.
 */
function removeCopies(reflection: Reflection): void {
  if (!reflection.isDeclaration() || !reflection.comment) return;
  const [first, ...others] = reflection.signatures ?? [];
  for (const each of others)
    if (each.comment && each.comment.discoveryId === first?.comment?.discoveryId) delete each.comment;
}

const FUNCTIONS = ReflectionKind.FunctionOrMethod | ReflectionKind.Constructor;

/** Takes the place of a comment that TypeDoc would copy from a base. Only members inherit comments. */
const NOT_INHERITED = new Comment();

/** The texts next to an `@inheritDoc`, which TypeDoc would replace with the inherited ones. */
const ownTags = new WeakMap<Reflection, CommentTag[]>();

function keepOwnTags(comment: Comment, reflection: Reflection): void {
  const inline = linksIn(comment).find(({ tag }) => tag === '@inheritDoc');
  if (!inline && !comment.getTag('@inheritDoc')) return;
  const text = comment.summary.filter((part) => part !== inline);
  const hasText = Comment.combineDisplayParts(text).trim() !== '';
  ownTags.set(reflection, [
    ...comment.blockTags.filter(({ tag }) => !MOVED.has(tag)),
    ...(hasText ? [new CommentTag('@remarks', text)] : []),
  ]);
  comment.summary = inline?.text.trim() ? [inline] : [];
  if (inline?.text.trim() === '') comment.blockTags.push(new CommentTag('@inheritDoc', []));
}

/** The tags that TypeDoc removes from a comment. */
const MOVED: ReadonlySet<string> = new Set(['@inheritDoc', '@param', '@typeParam', '@template']);

/** Restores what `prepareComments` kept: a comment's tags before the inherited ones, and its remarks after them. */
export function restoreComments(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    const { comment } = reflection;
    if (comment === NOT_INHERITED) delete reflection.comment;
    const lost = ownTags.get(reflection)?.filter((tag) => !comment?.blockTags.includes(tag)) ?? [];
    const isRemark = ({ tag }: CommentTag) => tag === '@remarks';
    comment?.blockTags.unshift(...lost.filter((tag) => !isRemark(tag)));
    comment?.blockTags.push(...lost.filter(isRemark));
  }
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
