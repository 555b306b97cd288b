import fs from 'node:fs';
import path from 'node:path';
import {
  ReflectionKind,
  ReflectionSymbolId,
  type InlineTagDisplayPart,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import ts from 'typescript';
import { followAlias } from '../../../../packages/declarations/follow-alias';
import { lostParams } from './repairs/param-tags';
import { ANCHOR_LINK, createIsOwn, linksIn, partsOf } from './repairs/comment-parts';
import { errorIn, formatProblem, sortProblems, type Problem } from '../../../../src/model/text/problem';

/** Lists the links in doc comments that have no target, and the texts that no page shows. */
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
      ...lostParams(reflection).map((written) =>
        problem(
          written,
          `no page shows "${written}": no parameter has this name, or it has another description. Fix the name, or move the text.`,
        ),
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

/** Lists the comments at second names of exports and at exports from other packages: pages list only the names. */
export function exportComments(programs: readonly ts.Program[]): string[] {
  return programs.flatMap((program) => {
    const checker = program.getTypeChecker();
    const isOnlyListed = ({ name, propertyName }: ts.ExportSpecifier) => {
      if (propertyName) return true;
      const symbol = checker.getSymbolAtLocation(name);
      const { declarations = [] } = symbol ? followAlias(symbol, checker) : {};
      return declarations.every((each) => program.isSourceFileFromExternalLibrary(each.getSourceFile()));
    };
    return documentedFiles([program]).flatMap((file) =>
      file.statements.filter(ts.isExportDeclaration).flatMap((statement) => {
        const { exportClause } = statement;
        const names = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : [];
        // Comments above that of the first statement are the file's, as are those with these tags.
        const comment = ts.getJSDocCommentsAndTags(statement).at(-1);
        if (
          !comment ||
          /@(?:module|packageDocumentation)\b/.test(comment.getText()) ||
          names.length === 0 ||
          !names.every(isOnlyListed)
        )
          return [];
        return formatProblem({
          file: path.relative(process.cwd(), file.fileName),
          line: file.getLineAndCharacterOfPosition(comment.getStart()).line + 1,
          message: `no page shows the comment of ${names.map(({ name }) => `"${name.text}"`).join(', ')}, because it lists only the name. Move the text to the declaration or the package.`,
          severity: 'warning',
        });
      }),
    );
  });
}

const DESCRIPTIONS = ['@categoryDescription', '@groupDescription'] as const;

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
