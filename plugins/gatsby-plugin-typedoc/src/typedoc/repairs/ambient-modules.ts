import { Converter, ReflectionKind, type Application, type Context, type Reflection } from 'typedoc';
import ts from 'typescript';
import { followAlias } from '../../../../../packages/declarations/follow-alias';

const ambientNames = new WeakMap<Reflection, string>();

/** Returns the name of a module that `declare module 'name'` declares; undefined for others. */
export function ambientNameOf(reflection: Reflection): string | undefined {
  return ambientNames.get(reflection);
}

/**
 * Gives all modules and packages an address. An ambient module becomes a namespace of its package.
 * Tags such as `@module` don't rename or move a package, and `@document` files don't become pages.
 */
export function addressModules(app: Application): void {
  app.converter.on(
    Converter.EVENT_CREATE_DECLARATION,
    (context: Context, reflection: Reflection) => {
      if (!reflection.kindOf(ReflectionKind.SomeModule)) return;
      const ambient = nameAmbient(context, reflection);
      if (ambient) reflection.comment ??= context.getNodeComment(ambient, false);
      for (const tag of MOVING_TAGS) reflection.comment?.removeTags(tag);
    },
    BEFORE_TYPEDOC,
  );
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    for (const document of project.getReflectionsByKind(ReflectionKind.Document))
      project.removeReflection(document);
  });
}

/** Priority of a hook that runs before TypeDoc's, which handle tags and have the priority 0. */
const BEFORE_TYPEDOC = 100;

const MOVING_TAGS = ['@module', '@mergeModuleWith'] as const;

/** Names a module in a package, and returns the declaration of an ambient one. */
function nameAmbient(context: Context, reflection: Reflection): ts.ModuleDeclaration | undefined {
  const symbol = context.getSymbolFromReflection(reflection);
  const ambient = symbol?.declarations?.find(isAmbientModule);
  if (!symbol || !ambient) return undefined;
  const isFile = symbol.declarations?.some(ts.isSourceFile);
  const { parent } = reflection;
  if (parent && !parent.isProject()) {
    reflection.kind = ReflectionKind.Namespace;
    // TypeDoc names `export * as name from './file'` after a `declare module './file'`.
    if (isFile) reflection.name = exportedName(symbol, parent, context) ?? reflection.name;
  }
  if (isFile) return undefined;
  ambientNames.set(reflection, ambient.name.text);
  return ambient;
}

function exportedName(symbol: ts.Symbol, parent: Reflection, context: Context): string | undefined {
  const { checker } = context;
  const container = context.getSymbolFromReflection(parent);
  const exported = container ? checker.getExportsOfModule(container) : [];
  return exported.find((each) => followAlias(each, checker) === symbol)?.name;
}

function isAmbientModule(node: ts.Node): node is ts.ModuleDeclaration {
  return ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name);
}
