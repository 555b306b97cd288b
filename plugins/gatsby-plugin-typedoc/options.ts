import type { Locale } from '../../src/locales/locales';
import type { ExplainedErrors, ErrorSources } from './src/typedoc/errors/read-errors';
import type { PublishedSources } from './src/typedoc/source-positions';

/** Paths are relative to the site's root folder. */
export interface Options {
  /** Folder that contains the packages. */
  toolkitDir: string;
  /** Output folder for the Markdown, with one subfolder per locale. */
  out: string;
  /** Languages to write; all by default. */
  locales?: readonly Locale[];
  /** npm scope for packages without a package.json. */
  scope: string;
  /** Also counts type errors, for a checkout that isn't type-checked otherwise. This roughly doubles the run time. */
  countTypeErrors: boolean;
  /** Symbol positions in published sources, if the documented files are only declarations; null to use TypeDoc's. */
  sources: PublishedSources | null;
  /** Folder of declarations whose comments replace the toolkit's; null or absent for none. */
  overlayDir?: string | null;
  /** Folder of package histories; null if there are none. */
  historyDir: string | null;
  /** A `SourceReader` module that also reads the parsed toolkit files; null or absent for none. */
  reader?: string | null;
  /** List of configuration keys; null or absent to omit their page. */
  configuration?: string | null;
  /** What Nest modules declare; null or absent to read it from the packages' source code. */
  modules?: string | null;
  /** Sources for the error messages page; null to omit the page. */
  errors: ErrorSources | null;
}

/** The options, and the site's root folder. */
export interface ReferenceOptions extends Options {
  root: string;
}

/** The options with absolute paths, and what was read before TypeDoc runs in a process of its own. */
export interface RunOptions extends Required<ReferenceOptions> {
  entryPoints: string[];
  /** Folder that the entry points' packages are in. */
  basePath: string;
  tsconfig: string;
  /** False when the site's tsconfig is used because the toolkit has none. */
  ownTsconfig: boolean;
  /** The toolkit's error messages and what they mean, by language. */
  explainedErrors: Readonly<Partial<Record<Locale, ExplainedErrors>>>;
}
