import fs from 'node:fs';
import path from 'node:path';
import {
  CommentTag,
  Reflection,
  ReflectionKind,
  type Comment,
  type ContainerReflection,
  type InlineTagDisplayPart,
  type ProjectReflection,
} from 'typedoc';
import ts from 'typescript';
import { errorIn, formatProblem, sortProblems, type Problem } from '../../../../src/model/problem';

/** Lists the links in doc comments that have no target. */
export function brokenLinks(project: ProjectReflection): string[] {
  const problems = Object.values(project.reflections).flatMap((reflection) => {
    const { comment } = reflection;
    if (!comment?.sourcePath) return [];
    const file = comment.sourcePath;
    return linksIn(comment)
      .filter((link) => link.target === undefined)
      .map(
        (link): Problem => ({
          file: path.relative(process.cwd(), file),
          line: lineOf(link, file, reflection),
          message: `{${`${link.tag} ${link.text}`.trim()}} does not name a documented symbol. Fix the name, or use code marks instead of a link.`,
          severity: 'warning',
        }),
      );
  });
  // Inherited members share their comments.
  return [...new Set(sortProblems(problems).map(formatProblem))];
}

/** Finds the meant symbol for `{@link Name:function}`; TypeDoc takes any with the name. */
export function resolveKinds(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections)) {
    for (const link of comment ? linksIn(comment) : []) {
      const [, kind, label = ''] = /^:(\w+)(?:\s*\|)?\s*(.*)$/s.exec(link.text) ?? [];
      if (!kind || !(link.target instanceof Reflection)) continue;
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
 * `{@link https://example.com|text}`. An address's text isn't a symbol, so it isn't code.
 */
export function prepareComments(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections)) {
    if (!comment) continue;
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
    }
  }
}

function linksIn({ summary, blockTags }: Comment): InlineTagDisplayPart[] {
  return [...summary, ...blockTags.flatMap(({ content }) => content)].flatMap((part) =>
    part.kind === 'inline-tag' && /^@(?:link|inheritDoc)/.test(part.tag) ? [part] : [],
  );
}

/** Finds the line with a link that is closest to the declaration whose comment it is in. */
function lineOf(link: InlineTagDisplayPart, file: string, reflection: Reflection): number | undefined {
  let owner: Reflection | undefined = reflection;
  while (owner && !(owner as { sources?: unknown[] }).sources?.length) owner = owner.parent;
  const declared = (owner as { sources?: { line: number }[] } | undefined)?.sources?.[0]?.line;
  const written = `{${link.tag} ${link.text.trim().split(/\s/, 1)[0] ?? ''}`.trim();
  const distance = (line: number) => Math.abs(line - (declared ?? 0));
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => (text.includes(written) ? [index + 1] : []));
  return lines.sort((a, b) => distance(a) - distance(b))[0] ?? declared;
}

/** Lists the syntax errors in the documented sources. What follows one may be lost. */
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
    program
      .getSourceFiles()
      .filter(
        (file) => !program.isSourceFileFromExternalLibrary(file) && !file.fileName.includes('/node_modules/'),
      )
      .flatMap((file) =>
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
