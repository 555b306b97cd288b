/** A property of a configuration class, as validation treats it. */
export interface ConfigurationKey {
  /** The property's name. */
  name: string;
  /** The type in the source code, or the initial value's type. */
  type: string;
  /** The initial value as code, or null if there is none. */
  default: string | null;
  /** Whether validation fails without a value. */
  required: boolean;
  /** Whether validation accepts the value as a string, as environment variables have it. */
  acceptsString: boolean;
  /**
   * The class of the value if it is an object, whether the value is a list of them, and whether
   * validation checks the objects.
   */
  nested: { class: string; list: boolean; checked: boolean } | null;
  /** Functions and classes that read the value by its name; null if no code mentions the class. */
  readBy: string[] | null;
  /** Functions and classes that pass on the whole object to code whose reads aren't known. */
  passedBy: string[];
  /** Environment variables that generated applications use for the value. */
  variables: string[];
}

/** A class for a section of the configuration, with the properties that it declares. */
export interface ConfigurationClass {
  name: string;
  /** The base class, if it is a configuration class, too. */
  base: string | null;
  /** The name of the section in generated applications; null if they don't have it. */
  section: string | null;
  keys: ConfigurationKey[];
}

/** An environment variable that a package reads itself, without a configuration class. */
export interface EnvironmentVariable {
  name: string;
  readBy: string[];
}

/** A package's configuration. */
export interface PackageConfiguration {
  classes: ConfigurationClass[];
  variables: EnvironmentVariable[];
}

/** All configuration by package, as stored in `toolkit/configuration.json`. */
export type ConfigurationIndex = Readonly<Record<string, PackageConfiguration>>;
