import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { kindOfTypedoc } from '../../../../../src/model/reference/kinds';
import {
  MODULE_LISTS,
  type ModuleEntry,
  type NestModule,
  type ModuleName,
} from '../../../../../src/model/reference/nest-module';
import type { NamedLink, SimpleBlock, Row } from '../../../../../src/model/reference/reference-blocks';
import { inlineCode } from '../../../../../src/model/text/markdown-text';
import { packageNameOf } from '../import-names';
import type { TitleMaker } from './detail-sections';
import { summaryOf } from './inheritance';
import { ownText } from './own-text';
import { label, linkOf, type WriterContext } from './writer-context';

/** Describes what a Nest module, or a function that returns one, imports, provides, and exports. */
export function describeModule(
  symbol: DeclarationReflection,
  context: WriterContext,
  heading: TitleMaker,
): SimpleBlock[] {
  const { t } = context;
  const module = context.modules[packageNameOf(symbol)]?.find(({ name }) => name === symbol.name);
  if (!module || !symbol.kindOf(ReflectionKind.Class | ReflectionKind.Function | ReflectionKind.Variable))
    return [];
  const lists = (['configures', 'imports', 'controllers', 'exports'] as const).map((list) =>
    linkLists(list, module, context),
  );
  const [configures = [], imports = [], controllers = [], exported = []] = lists;
  const providers = module.providers.map((entry) => providerRow(entry, module, context));
  const options = optionRows(module, context);
  return [
    heading(t('module'), 'module'),
    ...configures,
    { type: 'text', title: t('module.global'), text: ownText(describeGlobal(module, context)) },
    ...imports,
    ...controllers,
    ...table(t('module.providers'), [t('module.token'), t('description')], providers),
    ...exported,
    ...table(t('module.options'), [t('name'), t('module.affects')], options),
  ];
}

/** Lists the modules that provide a symbol, as its own token or for others. */
export function modulesProviding(symbol: DeclarationReflection, context: WriterContext): Row[] {
  const { t, importName, findSymbol } = context;
  const own = packageNameOf(symbol);
  const isOwn = (each: ModuleName | null) => each?.name === symbol.name && each.package === own;
  return Object.entries(context.modules).flatMap(([packageName, modules]) =>
    modules.flatMap((module) => {
      const entries = module.providers.filter(
        (each) => isOwn(each) || each.sources.some(({ use, of }) => use === 'class' && isOwn(of)),
      );
      const tokens = entries.some(isOwn) ? entries.filter(isOwn) : entries;
      const documented = findSymbol(module.name, packageName);
      const kind = documented && kindOfTypedoc(ReflectionKind[documented.kind] ?? '')?.kind;
      return tokens.map((token) => ({
        ...linkOf(module.name, documented, context),
        ...(kind && { kind }),
        notes: [
          importName(packageName),
          ...(isOwn(token) ? [] : [t('module.as', { name: token.name })]),
          ...(isExported(token, module) ? [] : [t('module.internal')]),
        ],
      }));
    }),
  );
}

/**
 * Lists the items in one of a module's lists. Items that only some methods add have their own line with
 * these methods, such as "Imports (forRoot)".
 */
function linkLists(
  list: 'configures' | 'imports' | 'controllers' | 'exports',
  module: NestModule,
  context: WriterContext,
): SimpleBlock[] {
  const byMethods = new Map<string, NamedLink[]>();
  for (const entry of module[list]) {
    const methods = entry.methods.join(', ');
    byMethods.set(methods, [...(byMethods.get(methods) ?? []), nameLink(entry, context)]);
  }
  const title = context.t(`module.${list}`);
  return [...byMethods].map(([methods, links]) => ({
    type: 'links',
    title: methods === '' ? title : `${title} (${methods})`,
    links,
  }));
}

function providerRow(entry: ModuleEntry, module: NestModule, context: WriterContext): Row {
  const { t, findSymbol } = context;
  const code = (name: ModuleName): string => {
    const { target } = nameLink(name, context);
    return target === null ? inlineCode(name.name) : `[${inlineCode(name.name)}](${target})`;
  };
  const sources = entry.sources.map(({ use, of, inject }) => {
    const names = inject.map(code).join(', ');
    const said = [t(`module.use.${use}`), ...(of ? [code(of)] : [])].join(' ');
    return [said, ...(names === '' ? [] : [t('module.inject', { names })])].join(', ');
  });
  const symbol = entry.package === null ? null : findSymbol(entry.name, entry.package);
  const itself = t(entry.isList ? 'module.others.about' : 'module.use.itself');
  return {
    ...nameLink(entry, context),
    notes: [...entry.methods, ...(isExported(entry, module) ? [] : [t('module.internal')])],
    text: ownText(sources.length > 0 ? `${sources.join('. ')}.` : itself),
    ...(sources.length === 0 && symbol && summaryOf(symbol, context)),
  };
}

function describeGlobal({ global, configures }: NestModule, { t }: WriterContext): string {
  const texts = global.map(({ name, options: [option], methods }) => {
    const known = name === 'true' || name === 'false' ? t(`module.global.${name}`) : '';
    const other = inlineCode(option ?? configures[0]?.name ?? '');
    const text =
      option === undefined
        ? known || t('module.global.elsewhere', { name: other })
        : [
            t('module.global.option', { option: other }),
            ...(known === '' ? [] : [t('module.global.default', { value: known })]),
          ].join('; ');
    return methods.length > 0 ? `${text} (${methods.map(inlineCode).join(', ')})` : text;
  });
  return `${texts.join('; ')}.`;
}

/** Lists each method parameter with the module's lists and items that it changes. */
function optionRows(module: NestModule, { t }: WriterContext): Row[] {
  const affected = new Map<string, Set<string>>();
  for (const list of ['global', 'configures', ...MODULE_LISTS] as const) {
    for (const { name, isList, options } of module[list]) {
      const what = list === 'global' || isList ? t(`module.${list}`) : inlineCode(name);
      for (const option of options) affected.set(option, (affected.get(option) ?? new Set()).add(what));
    }
  }
  return [...affected].map(([name, names]) => ({ name, target: null, text: ownText([...names].join(', ')) }));
}

/** Checks whether a module exports a token, as far as its exports are known. */
function isExported({ name }: ModuleEntry, { exports }: NestModule): boolean {
  return exports.some((each) => each.isList || each.name === name);
}

function table(title: string, head: readonly string[], rows: readonly Row[]): SimpleBlock[] {
  return rows.length > 0 ? [label(title), { type: 'rows', head, rows }] : [];
}

/** Links a name. A call such as `JobsModule.forRoot` links to the class. */
function nameLink(entry: ModuleName & { isList?: boolean }, context: WriterContext): NamedLink {
  const { name, package: packageName, isList = false } = entry;
  const target = packageName === null ? null : context.findSymbol(name.replace(/[.(].*/, ''), packageName);
  return linkOf(isList ? (name === '' ? context.t('module.others') : `...${name}`) : name, target, context);
}
