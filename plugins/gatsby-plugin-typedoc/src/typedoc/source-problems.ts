import fs from 'node:fs';
import path from 'node:path';
import {
  Comment,
  CommentTag,
  Reflection,
  ReflectionKind,
  ReflectionSymbolId,
  type CommentDisplayPart,
  type ContainerReflection,
  type InlineTagDisplayPart,
  type ProjectReflection,
  type SignatureReflection,
} from 'typedoc';
import ts from 'typescript';
import { ANCHOR } from './comments/comment-markdown';
import { childrenOf } from './pages/member-anchors';
import { errorIn, formatProblem, sortProblems, type Problem } from '../../../../src/model/text/problem';

/** Creates a check for names in the documented packages. It compares TypeDoc's package names. */
function createIsOwn(project: ProjectReflection): (target: ReflectionSymbolId) => boolean {
  const packages = (project.children ?? []).map(
    (each) => project.getSymbolIdFromReflection(each)?.packageName,
  );
  return ({ packageName }) => packages.includes(packageName);
}

/** Lists the links in doc comments that have no target, and the descriptions that no page shows. */
export function brokenLinks(project: ProjectReflection): string[] {
  const isOwn = createIsOwn(project);
  const isBroken = ({ target }: InlineTagDisplayPart) =>
    target === undefined || (target instanceof ReflectionSymbolId && isOwn(target));
  const problems = Object.values(project.reflections).flatMap((reflection) => {
    const { comment } = reflection;
    if (!comment?.sourcePath) return [];
    const file = comment.sourcePath;
    const problem = (written: string, message: string): Problem => ({
      file: path.relative(process.cwd(), file),
      line: lineOf(written, file, reflection),
      message,
      severity: 'warning',
    });
    return [
      ...(reflection.kindOf(ReflectionKind.SomeModule) ? [] : DESCRIPTIONS)
        .filter((tag) => comment.getTag(tag))
        .map((tag) =>
          problem(tag, `only packages and namespaces show "${tag}". Move the text to the comment's summary.`),
        ),
      ...linksIn(comment)
        .filter(isBroken)
        .map(({ tag, text }) =>
          problem(
            `{${tag} ${text.trim().split(/\s/, 1)[0] ?? ''}`.trim(),
            `{${`${tag} ${text}`.trim()}} does not name a documented symbol. Fix the name, or use code marks instead of a link.`,
          ),
        ),
      ...partsOf(comment)
        .flatMap((part) => (part.kind === 'text' ? [...part.text.matchAll(ANCHOR_LINK)] : []))
        .map(([written, anchor]) =>
          problem(
            written,
            `the link to "${anchor}" names no member of the symbol. Fix the name, or use {@link} for another symbol.`,
          ),
        ),
    ];
  });
  // Inherited members share their comments.
  return [...new Set(sortProblems(problems).map(formatProblem))];
}

/** Lists the comments that TypeDoc ignores because of one of their tags. */
export function droppedComments(programs: readonly ts.Program[]): string[] {
  return documentedFiles(programs).flatMap((file) =>
    [
      ...file.text.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\/(?=\s*\S)(?!\s*\n\s*\n|\s*(?:import\b|\/[*/]))/g),
    ].flatMap(({ 0: comment, index }) => {
      const tag = /@(?:license|import)\b/.exec(comment);
      if (!tag || !/\p{L}/u.test(comment.slice(0, tag.index))) return [];
      return formatProblem({
        file: path.relative(process.cwd(), file.fileName),
        line: file.getLineAndCharacterOfPosition(index).line + 1,
        message: `TypeDoc ignores comments with "${tag[0]}". Move the tag to a comment of its own.`,
        severity: 'warning',
      });
    }),
  );
}

const DESCRIPTIONS = ['@categoryDescription', '@groupDescription'] as const;

const ANCHOR_LINK = /\]\(<?(#[^\s)>]+)/g;

/**
 * Finds the members that Markdown links such as `[adding](#add)` mean. A comment's first paragraph is
 * also on other pages than its symbol's.
 */
export function resolveAnchors(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    const { comment } = reflection;
    for (const parts of comment ? [comment.summary, ...comment.blockTags.map(({ content }) => content)] : [])
      parts.splice(0, parts.length, ...parts.flatMap((part) => withAnchors(part, reflection)));
  }
}

function withAnchors(part: CommentDisplayPart, owner: Reflection): CommentDisplayPart[] {
  if (part.kind !== 'text') return [part];
  const parts: CommentDisplayPart[] = [];
  let end = 0;
  for (const { 0: written, 1: text = '', index } of part.text.matchAll(ANCHOR_LINK)) {
    const target = findAnchor(text.slice(1).toLowerCase(), owner);
    if (!target) continue;
    parts.push({ kind: 'text', text: `${part.text.slice(end, index)}](` });
    parts.push({ kind: 'inline-tag', tag: ANCHOR, text, target });
    end = index + written.length + (written.includes('<') ? 1 : 0);
  }
  return [...parts, { kind: 'text', text: part.text.slice(end) }];
}

/**
 * Finds the member of a comment's symbol, or the symbol of its package, that an anchor refers to.
 */
function findAnchor(anchor: string, owner: Reflection): Reflection | undefined {
  let symbol = owner;
  while (
    symbol.parent &&
    !symbol.kindOf(ReflectionKind.SomeModule) &&
    !symbol.parent.kindOf(ReflectionKind.SomeModule)
  )
    symbol = symbol.parent;
  const members = symbol.isDeclaration() ? (symbol.children ?? childrenOf(symbol)) : [];
  return members.find(({ name }) => name.toLowerCase() === anchor);
}

/** Finds the meant symbol for `{@link Name:function}`; TypeDoc takes any with the name. */
export function resolveKinds(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections)) {
    for (const link of comment ? linksIn(comment) : []) {
      const [prefix = '', kind] = /^:(\w+)/.exec(link.text) ?? [];
      if (!kind || !(link.target instanceof Reflection)) continue;
      const label = link.text
        .slice(prefix.length)
        .replace(/^\s*\|/, '')
        .trim();
      const { name, parent } = link.target;
      link.text = label || name;
      link.target =
        (parent as ContainerReflection | undefined)?.children?.find(
          (each) =>
            each.name === name && ReflectionKind[each.kind]?.toLowerCase().startsWith(kind.toLowerCase()),
        ) ?? link.target;
    }
  }
}

/**
 * Prepares comments for TypeDoc, which ignores `{@inheritDoc}` without a name, but not
 * `@inheritDoc`, ends a link's text at the first line break, and doesn't separate
 * `{@link https://example.com|text}`. An address's text isn't a symbol, so it isn't code. A name from
 * elsewhere is shown as written: the compiler finds `Promise.all` in `PromiseConstructor`.
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
      const [, label] = /^[^\s|]+(?:\s*\|\s*|\s+)(\S.*)$/s.exec(link.text.trim()) ?? [];
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

/** TypeDoc replaces the remarks of a comment with `@inheritDoc`, so they have another name until then. */
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

function partsOf({ summary, blockTags }: Comment): CommentDisplayPart[] {
  return [...summary, ...blockTags.flatMap(({ content }) => content)];
}

function linksIn(comment: Comment): InlineTagDisplayPart[] {
  return partsOf(comment).flatMap((part) =>
    part.kind === 'inline-tag' && /^@(?:link|inheritDoc)/.test(part.tag) ? [part] : [],
  );
}

/**
 * Finds a link's line in the source file. If several lines contain the same text, returns the one
 * closest to the declaration.
 */
function lineOf(written: string, file: string, reflection: Reflection): number | undefined {
  let owner: Reflection | undefined = reflection;
  while (owner && !(owner as { sources?: unknown[] }).sources?.length) owner = owner.parent;
  const declared = (owner as { sources?: { line: number }[] } | undefined)?.sources?.[0]?.line;
  const distance = (line: number) => Math.abs(line - (declared ?? 0));
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => (text.includes(written) ? [index + 1] : []));
  return lines.sort((a, b) => distance(a) - distance(b))[0] ?? declared;
}

/**
 * Lists the syntax errors in the documented sources. The code after such an error may be missing in
 * the reference.
 */
export function syntaxErrors(programs: readonly ts.Program[]): string[] {
  return errorsIn(programs, (program, file) => program.getSyntacticDiagnostics(file));
}

/** Lists the type errors in the documented sources. */
export function typeErrors(programs: readonly ts.Program[]): string[] {
  return errorsIn(programs, (program, file) =>
    file.isDeclarationFile ? [] : program.getSemanticDiagnostics(file),
  );
}

function errorsIn(
  programs: readonly ts.Program[],
  diagnosticsOf: (program: ts.Program, file: ts.SourceFile) => readonly ts.Diagnostic[],
): string[] {
  return programs.flatMap((program) =>
    documentedFiles([program]).flatMap((file) =>
      diagnosticsOf(program, file).map(({ start = 0, messageText }) =>
        formatProblem(
          errorIn(
            path.relative(process.cwd(), file.fileName),
            ts.flattenDiagnosticMessageText(messageText, ' '),
            file.getLineAndCharacterOfPosition(start).line + 1,
          ),
        ),
      ),
    ),
  );
}

function documentedFiles(programs: readonly ts.Program[]): ts.SourceFile[] {
  return programs.flatMap((program) =>
    program
      .getSourceFiles()
      .filter(
        (file) => !program.isSourceFileFromExternalLibrary(file) && !file.fileName.includes('/node_modules/'),
      ),
  );
}
