import path from 'node:path';
import { ReflectionKind, type DeclarationReflection, type Reflection } from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';
import { isDefaultExport } from './name-reflections';

/** Chooses the file names of symbols, so that no two symbols have the same file. */
export class DocsRouter extends MemberRouter {
  private readonly folders = new Map<Reflection, string>();

  /**
   * Changes a file name that is taken: `index.md` is the page of its folder, and namespaces whose names
   * differ only in case need different folders.
   */
  override getIdealBaseName(reflection: Reflection): string {
    const name = super.getIdealBaseName(reflection);
    if (reflection.kindOf(ReflectionKind.Module)) return name;
    if (!reflection.kindOf(ReflectionKind.Namespace)) return name.replace(/\/index$/, '$&-1');
    const folder =
      this.folders.get(reflection) ??
      this.getFileName(path.posix.dirname(name)).slice(0, -this.extension.length);
    this.folders.set(reflection, folder);
    return `${folder}/index`;
  }

  /**
   * Keeps the underscores of `_Page` if there is also a `Page`, and replaces characters that aren't
   * allowed in file names. Only a package's name can contain slashes.
   */
  override getReflectionAlias(reflection: Reflection): string {
    const alias = isDefaultExport(reflection) ? 'default' : super.getReflectionAlias(reflection);
    if (reflection.kindOf(ReflectionKind.Module)) return alias;
    const siblings = (reflection.parent as DeclarationReflection | undefined)?.children ?? [];
    const isTaken = siblings.some(
      ({ name }) => name !== reflection.name && name.toLowerCase() === alias.toLowerCase(),
    );
    const distinct = alias === reflection.name || !isTaken ? alias : reflection.name;
    return distinct.replace(/[^\p{L}\p{M}\p{N}\p{Pc}$.-]+|^\./gu, '-');
  }
}
