import { Converter, ReflectionKind, type Application, type Context } from 'typedoc';
import ts from 'typescript';
import { removeUnresolved } from '../code/declaration-nodes';
import { addressModules } from './ambient-modules';
import { prepareComments, restoreComments } from './comments';
import { findExportedBases, markDeclaredMembers } from './declared-members';
import { resolveAnchors, resolveKinds, resolveMembers } from './links';
import { mergeComments } from './merge-comments';
import { findLostParams, prepareParams } from './param-tags';
import { inlineUnexported } from './type-members';

/** Priority after TypeDoc has resolved the links, and before `CHECK_LINKS`, which reports the broken ones. */
const LINKS_RESOLVED = -790;

/** The TypeDoc plugin. The README lists what it repairs. */
export function load(app: Application): void {
  const { converter } = app;
  addressModules(app);
  converter.on(Converter.EVENT_CREATE_DECLARATION, mergeComments);
  converter.on(Converter.EVENT_CREATE_DECLARATION, inlineUnexported);
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => prepareComments(project));
  converter.on(Converter.EVENT_RESOLVE_BEGIN, prepareParams);
  converter.on(Converter.EVENT_RESOLVE_BEGIN, removeUnresolved);
  converter.on(Converter.EVENT_RESOLVE_BEGIN, removeValueAliases);
  converter.on(Converter.EVENT_RESOLVE_BEGIN, markDeclaredMembers);
  converter.on(Converter.EVENT_RESOLVE_END, ({ project }: Context) => restoreComments(project), -1);
  converter.on(Converter.EVENT_RESOLVE_END, findLostParams);
  converter.on(
    Converter.EVENT_RESOLVE_END,
    (context: Context) => {
      findExportedBases(context);
      resolveKinds(context.project);
      resolveMembers(context.project);
      resolveAnchors(context.project);
    },
    LINKS_RESOLVED,
  );
  // TypeScript finds no symbols for the links in `@throws`.
  converter.addUnknownSymbolResolver((name, from, _, symbol) =>
    symbol || name.resolutionStart === 'global'
      ? undefined
      : converter.resolveExternalLink(
          { ...name, moduleSource: 'typescript', resolutionStart: 'global' },
          from,
          undefined,
          undefined,
        ),
  );
}

/**
 * Removes what TypeDoc adds for `export type { Name }` if an interface and a value share the name: an alias
 * for the type of the value. Links to the interface would lead to the alias.
 */
function removeValueAliases(context: Context): void {
  const { project } = context;
  for (const reflection of project.getReflectionsByKind(ReflectionKind.TypeAlias)) {
    const flags = context.getSymbolFromReflection(reflection)?.flags ?? 0;
    const isOtherType = (flags & ts.SymbolFlags.Interface) !== 0 && (flags & ts.SymbolFlags.TypeAlias) === 0;
    if (isOtherType && flags & ts.SymbolFlags.Variable) project.removeReflection(reflection);
  }
}
