import path from 'node:path';
import {
  ReflectionKind,
  type Application,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
} from 'typedoc';
import { MemberRouter } from 'typedoc-plugin-markdown';
import { kindOfTypedoc } from '../../../../src/model/reference/kinds';
import { isDefaultExport } from './name-reflections';
import { declaredMember } from './pages/member-anchors';

/** Chooses the file names of symbols, so that no two symbols have the same file. */
class DocsRouter extends MemberRouter {
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

/** Where a project's pages are. The same in every language. */
export interface PagePlaces {
  pages: readonly { file: string; model: Reflection }[];
  /** Returns the path from a page's file to a symbol or member; null if no page shows it. */
  linkFrom: (file: string, target: Reflection) => string | null;
}

/** Chooses the files of a project's pages. */
export function placePages(app: Application, project: ProjectReflection): PagePlaces {
  const router = new DocsRouter(app as never);
  const pages = router
    .buildPages(project)
    .map(({ url, model }) => ({ file: url, model: model as Reflection }));
  return {
    pages,
    linkFrom: (file, target) => {
      const member = target.isSignature() ? target.parent : target;
      const declared =
        member.isDeclaration() &&
        member.parent?.isDeclaration() &&
        !member.parent.kindOf(ReflectionKind.SomeModule)
          ? declaredMember(member)
          : null;
      const own = pageOwner(declared?.owner ?? target);
      if (!own || !router.hasUrl(own)) return null;
      const url = router.getFullUrl(own).replace(/#.*$/, '');
      const relative = path.posix.relative(path.posix.dirname(file), url);
      const hash = declared && declared.owner === own && declared.anchor ? `#${declared.anchor}` : '';
      return `${relative.startsWith('.') ? '' : './'}${relative}${hash}`;
    },
  };
}

/** Finds the symbol or package whose page shows a reflection. */
function pageOwner(target: Reflection): Reflection | null {
  let current: Reflection | undefined = target;
  while (current && !current.isProject()) {
    const hasPage = kindOfTypedoc(ReflectionKind[current.kind] ?? '') !== undefined;
    if (
      current.kindOf(ReflectionKind.Module) ||
      (hasPage && current.parent?.kindOf(ReflectionKind.SomeModule))
    )
      return current;
    current = current.parent;
  }
  return null;
}
