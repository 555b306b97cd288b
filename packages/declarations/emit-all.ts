import type ts from 'typescript';

/** `emit` with its internal sixth argument, which `LanguageService.getEmitOutput` also uses. */
type ForcedEmit = (
  file: undefined,
  writeFile: ts.WriteFileCallback,
  cancellationToken: undefined,
  onlyDeclarations: true,
  transformers: ts.CustomTransformers | undefined,
  forceDeclarations: true,
) => void;

/**
 * Emits the declarations of all source files, with all inferred types, and without type checking.
 * Neither the program's options nor type errors prevent that.
 */
export function emitAll(
  program: ts.Program,
  writeFile: ts.WriteFileCallback,
  transformers?: ts.CustomTransformers,
): void {
  (program.emit as unknown as ForcedEmit)(undefined, writeFile, undefined, true, transformers, true);
}
