/** A class, token, or function call in a Nest module. */
export interface ModuleName {
  /** The name, or code such as `BullModule.forRootAsync` or `options.imports`. */
  name: string;
  /** Folder of the package that declares the name; null if it's from elsewhere or isn't one name. */
  package: string | null;
}

/** What creates a provider's value. */
export interface ProviderSource {
  use: 'class' | 'existing' | 'factory' | 'value';
  /** The class, the other token, or the code that returns the value; null for an inline function or value. */
  of: ModuleName | null;
  /** Tokens that a factory injects. */
  inject: ModuleName[];
}

/** An item in one of a module's lists. */
export interface ModuleEntry extends ModuleName {
  /**
   * Whether this stands for several items that are known only at run time. `name` is then the parameter
   * or code that they come from.
   */
  isList: boolean;
  /** The methods whose modules have the item; empty if all do. */
  methods: string[];
  /** Parameters that replace the item, or that decide whether there is one. */
  options: string[];
  /**
   * How the provider's value is created; empty for a class that is listed under its own name. The
   * module's methods can create it in different ways.
   */
  sources: ProviderSource[];
}

/** The lists in a module's metadata, in the order of the page. */
export const MODULE_LISTS = ['imports', 'controllers', 'providers', 'exports'] as const;

/** What a Nest module, or a function that returns one, declares. */
export interface NestModule extends Record<(typeof MODULE_LISTS)[number], ModuleEntry[]> {
  name: string;
  /** Modules of other packages that it configures and returns, such as `TypeOrmModule.forRootAsync`. */
  configures: ModuleEntry[];
  /** Whether the module is global: `true`, `false`, or an empty name if the caller or another module decides. */
  global: ModuleEntry[];
}

/** Modules by package folder, as stored in `toolkit/modules.json`. */
export type ModuleIndex = Readonly<Record<string, NestModule[]>>;
