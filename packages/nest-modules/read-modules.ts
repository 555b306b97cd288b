import ts from 'typescript';
import {
  MODULE_LISTS,
  type ModuleEntry,
  type NestModule,
  type ModuleIndex,
  type ModuleName,
  type ProviderSource,
} from '../../src/model/reference/nest-module';
import { followAlias } from '../declarations/follow-alias';
import { Evaluator } from './evaluate';
import { baseOf, globalOfCall, isModuleCall, LITERAL } from './module-calls';
import {
  alternatives,
  fieldOf,
  itemsOf,
  listOf,
  NOTHING,
  objectOf,
  type Name,
  type Value,
  withEither,
} from './values';

/** The modules that a method can return, or the metadata of a class if there is no method. */
interface Variant {
  method: string | null;
  modules: readonly Value[];
}

const USES = {
  useClass: 'class',
  useExisting: 'existing',
  useFactory: 'factory',
  useValue: 'value',
} as const;
const HIDDEN = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;

/**
 * Reads the Nest modules that packages export: classes with `@Module`, and functions that return a
 * dynamic module.
 *
 * @param program - A program with the packages' source code. Declarations have no bodies to read.
 * @param packages - The entry file of each package, by folder.
 */
export function readModules(program: ts.Program, packages: ReadonlyMap<string, string>): ModuleIndex {
  const checker = program.getTypeChecker();
  const exported = [...packages].map(([name, entry]) => {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    const symbols = (module ? checker.getExportsOfModule(module) : [])
      .map((each) => followAlias(each, checker))
      .filter(({ declarations: [node] = [] }) =>
        node?.getSourceFile().fileName.startsWith(entry.replace(/[^/]+$/, '')),
      );
    return { name, symbols: [...new Set(symbols)] };
  });
  const reader = new ModuleReader(
    checker,
    new Map(exported.flatMap(({ name, symbols }) => symbols.map((each) => [each, name] as const))),
  );
  return Object.fromEntries(
    exported
      .map(({ name, symbols }) => [name, symbols.flatMap((each) => reader.read(each) ?? [])] as const)
      .filter(([, modules]) => modules.length > 0),
  );
}

class ModuleReader extends Evaluator {
  constructor(
    checker: ts.TypeChecker,
    private readonly packages: ReadonlyMap<ts.Symbol, string>,
  ) {
    super(checker, (symbol) => this.packageOf(symbol) !== null);
  }

  /** Reads a class or function; null if it isn't a module and returns none. */
  read({ name, valueDeclaration: node }: ts.Symbol): NestModule | null {
    if (!node) return null;
    if (ts.isClassDeclaration(node)) return this.readClass(name, node);
    if (!ts.isFunctionDeclaration(node) && !ts.isVariableDeclaration(node)) return null;
    const called = node.name && ts.isIdentifier(node.name) ? this.functionOf(node.name) : undefined;
    const modules = called?.body?.getText().includes('Module') ? this.modulesFrom(called) : [];
    return modules.length > 0 ? this.moduleOf(name, [{ method: null, modules }], false) : null;
  }

  private readClass(name: string, node: ts.ClassDeclaration): NestModule | null {
    const calls = (ts.getDecorators(node) ?? [])
      .map(({ expression }) => expression)
      .filter(ts.isCallExpression);
    const find = (decorator: string) => calls.find(({ expression }) => expression.getText() === decorator);
    const decorator = find('Module');
    if (!decorator) return null;
    const built = this.readBuilder(node);
    this.superCall = (method) => built.find((each) => each.method === method)?.modules[0] ?? NOTHING;
    const declared = node.members.flatMap((member): Variant[] => {
      const flags = ts.getCombinedModifierFlags(member);
      if (!ts.isMethodDeclaration(member) || !(flags & ts.ModifierFlags.Static) || flags & HIDDEN) return [];
      const modules = this.modulesFrom(member);
      return modules.length > 0 ? [{ method: member.name.getText(), modules }] : [];
    });
    const methods = [
      ...declared,
      ...built.filter(({ method }) => !declared.some((each) => each.method === method)),
    ];
    const metadata = decorator.arguments[0] ? this.evaluate(decorator.arguments[0]) : objectOf();
    const isBare = MODULE_LISTS.every((list) => itemsOf(fieldOf(metadata, list)).length === 0);
    const itself = isBare && methods.length > 0 ? [] : [{ method: null, modules: alternatives(metadata) }];
    return this.moduleOf(name, [...itself, ...methods], find('Global') !== undefined);
  }

  /** Reads the methods of `ConfigurableModuleClass`, from the calls of `ConfigurableModuleBuilder`. */
  private readBuilder({ heritageClauses }: ts.ClassDeclaration): Variant[] {
    const base = heritageClauses?.[0]?.types[0]?.expression;
    const bound = base && this.symbolAt(base)?.valueDeclaration;
    if (!bound || !ts.isBindingElement(bound) || !ts.isObjectBindingPattern(bound.parent)) return [];
    const pattern = bound.parent;
    let node = ts.isVariableDeclaration(pattern.parent) ? pattern.parent.initializer : undefined;
    const calls = new Map<string, readonly ts.Expression[]>();
    while (node && ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      calls.set(node.expression.name.text, node.arguments);
      node = node.expression.expression;
    }
    if (!node?.getText().startsWith('new ConfigurableModuleBuilder')) return [];
    const [name] = calls.get('setClassMethodName') ?? [];
    const [extras, transform] = calls.get('setExtras') ?? [];
    const called = transform && this.functionOf(transform);
    const TOKEN = 'MODULE_OPTIONS_TOKEN';
    const token = pattern.elements.find((each) => (each.propertyName ?? each.name).getText() === TOKEN)?.name;
    const provide: Value =
      token && ts.isIdentifier(token)
        ? this.evaluate(token)
        : { ...OPTIONS, is: 'declared', text: TOKEN, options: [] };
    const method = name && ts.isStringLiteral(name) ? name.text : 'register';
    return [false, true].map((isAsync) => {
      const value = isAsync
        ? (['useFactory', fieldOf(OPTIONS, 'useFactory')] as const)
        : (['useValue', OPTIONS] as const);
      const module = objectOf([
        ['module', { ...OPTIONS, text: method }],
        ['providers', listOf([objectOf([['provide', provide], value])])],
        ...(isAsync ? [['imports', fieldOf(OPTIONS, 'imports')] as const] : []),
      ]);
      const given = extras ? { ...OPTIONS, fallback: this.evaluate(extras) } : OPTIONS;
      const result = called ? this.invoke(called, [module, given]) : module;
      return { method: isAsync ? `${method}Async` : method, modules: alternatives(result) };
    });
  }

  private modulesFrom(called: Parameters<Evaluator['invoke']>[0]): Value[] {
    return alternatives(this.invoke(called)).filter(
      (each) =>
        isModuleCall(each) ||
        (each.kind === 'object' && (each.fields.has('module') || baseOf(each).length > 0)),
    );
  }

  private moduleOf(name: string, variants: readonly Variant[], isGlobal: boolean): NestModule {
    const bases = variants.flatMap(({ modules }) => modules.flatMap(baseOf));
    /**
     * Merges the entries of the modules that the methods return. An entry's `methods` lists the
     * methods that include it, and is empty if all of them do.
     */
    const merge = (entriesOf: (module: Value) => ModuleEntry[]): ModuleEntry[] => {
      const merged = new Map<string, { entry: ModuleEntry; in: (string | null)[] }>();
      for (const { method, modules } of variants) {
        for (const entry of modules.flatMap(entriesOf)) {
          const key = JSON.stringify([entry.name, entry.package]);
          const before = merged.get(key);
          const options = [...(before?.entry.options ?? []), ...entry.options];
          // An item in both branches of a condition doesn't depend on it.
          const isShared = (option: string) =>
            entry.options.includes(option) && before?.entry.options.includes(option);
          const sources = unique([...(before?.entry.sources ?? []), ...entry.sources]);
          merged.set(key, {
            entry: {
              ...entry,
              sources,
              options: unique(before?.in.includes(method) ? options.filter(isShared) : options),
            },
            in: unique([...(before?.in ?? []), method]),
          });
        }
      }
      return [...merged.values()].map(({ entry, in: methods }) => {
        const isInAll = methods.includes(null) || methods.length === variants.length;
        return { ...entry, methods: isInAll ? [] : methods.flatMap((each) => each ?? []) };
      });
    };
    const listed = MODULE_LISTS.map((list) => {
      const entries = merge((module) =>
        itemsOf(fieldOf(module, list)).flatMap((item) => this.entriesOf(item, bases)),
      );
      return [list, list === 'providers' ? entries : entries.map((each) => ({ ...each, sources: [] }))];
    });
    return {
      name,
      configures: merge((module) => baseOf(module).map((each) => this.entry(each))),
      global: merge((module) => [isGlobal ? this.entry(LITERAL) : this.globalOf(module)]),
      ...(Object.fromEntries(listed) as Pick<NestModule, (typeof MODULE_LISTS)[number]>),
    };
  }

  private globalOf(module: Value): ModuleEntry {
    const [base] = baseOf(module);
    const isDeclared = module.kind === 'object' && module.fields.has('global');
    const value = base && !isDeclared ? globalOfCall(base) : fieldOf(module, 'global');
    const isElsewhere = value.kind !== 'name' && base !== undefined;
    const [known = value] = alternatives(value);
    const text = known.kind === 'name' && /^(?:true|false)$/.test(known.text) ? known.text : '';
    return this.entry({
      ...LITERAL,
      text: known === NOTHING && !isElsewhere ? 'false' : text,
      options: value.kind === 'name' && value.is === 'option' ? value.options : [],
    });
  }

  /**
   * Converts a list item to entries. Skips lists of the modules in `bases`, such as `module.exports`,
   * because `configures` already names these modules.
   */
  private entriesOf(item: Value, bases: readonly Name[]): ModuleEntry[] {
    if (item.kind === 'list') return [];
    if (item.kind === 'either' || (item.kind === 'name' && item.fallback)) {
      const entries = alternatives(item).map((each) => this.entriesOf(each, bases));
      const [[first] = []] = entries;
      const isSame =
        item.kind === 'either' &&
        item.values.length > 1 &&
        entries.length === item.values.length &&
        entries.every(([each]) => each?.name === first?.name);
      return entries.flat().map((each) => (isSame ? { ...each, options: [] } : each));
    }
    if (item.kind === 'name')
      return bases.some(({ text }) => item.text.startsWith(`${text}.`)) ? [] : [this.entry(item)];
    const token = item.fields.get('provide');
    const module = item.from ?? item.rest ?? fieldOf(item, 'module');
    if (!token) return module.kind === 'name' ? [this.entry({ ...module, options: item.options })] : [];
    return alternatives(token).flatMap((each) => {
      if (each.kind !== 'name') return [];
      const entry = this.entry({ ...each, options: unique([...each.options, ...item.options]) });
      return [{ ...entry, sources: each.isList ? [] : this.sourcesOf(item) }];
    });
  }

  private sourcesOf(provider: Value): ProviderSource[] {
    const named = (value: Value): ModuleName[] =>
      value.kind === 'name' && value.is !== 'other' ? [this.nameOf(value)] : [];
    return Object.entries(USES).flatMap(([field, use]) =>
      alternatives(fieldOf(provider, field)).map((value): ProviderSource => {
        const injected = use === 'factory' ? itemsOf(fieldOf(provider, 'inject')) : [];
        const inject = injected.flatMap((each) =>
          each.kind === 'name' ? [this.nameOf(withEither(each))] : named(fieldOf(each, 'token')),
        );
        return { use, of: named(value)[0] ?? null, inject };
      }),
    );
  }

  private entry(value: Name): ModuleEntry {
    const { isList = false, options } = value;
    return { ...this.nameOf(value), isList, methods: [], options: [...options], sources: [] };
  }

  private nameOf({ text, symbol, isList, options }: Name): ModuleName {
    if (!isList) return { name: text, package: symbol ? this.packageOf(symbol) : null };
    // Name the parameters that the items come from, or else the list. Any other code has no name to
    // show.
    return { name: options.join(', ') || (/^[\w.]+$/.test(text) ? text : ''), package: null };
  }

  /** Finds the package that documents a name or the class of a method. */
  private packageOf(symbol: ts.Symbol): string | null {
    const parent = symbol.valueDeclaration?.parent;
    const owner = parent && ts.isClassDeclaration(parent) && parent.name && this.symbolAt(parent.name);
    return this.packages.get(symbol) ?? (owner ? this.packages.get(owner) : null) ?? null;
  }
}

const OPTIONS: Name = { kind: 'name', is: 'option', text: 'options', options: ['options'] };

const unique = <T>(values: readonly T[]): T[] => [
  ...new Map(values.map((each) => [JSON.stringify(each), each])).values(),
];
