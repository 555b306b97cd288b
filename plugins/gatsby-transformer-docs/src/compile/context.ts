import type { Messages } from '../../../../src/locales/messages';
import type { DocLink } from '../../../../src/model/doc';
import type { PageHistory } from './reference-history';
import type { PictureSource } from './picture-source';
import type { SampleContext } from '../samples/render-sample';
import type { Problem } from '../../../../src/model/problem';

/** Where an API symbol is documented: `typeorm/BaseEntityHelper` → its slug and kind. */
export interface SymbolTarget {
  slug: string;
  kind: string;
}

/** The inputs of compiling one body, and where the results go. */
export interface CompileContext {
  /** Path of the source from the root of the site, for messages. */
  file: string;
  /** Path below its locale folder, the base of relative links. */
  relativePath: string;
  locale: string;
  /** Path prefix of the site, such as `/docs`, or nothing: the HTML of a body gets it when it is shown, its Markdown has it. */
  pathPrefix: string;
  /** Guides have directives and may not have HTML; reference text is untrusted and has neither. */
  mode: 'guide' | 'reference';
  /** What a relative link leads to, below the locale's root: `` for guides, `api/` for reference pages. */
  slugBase: string;
  /** Lines of the file above the body. */
  lineOffset: number;
  /** Texts of the interface in the language of the body. */
  labels: Messages;
  /** Undefined when there is no such symbol. */
  findSymbol: (name: string) => SymbolTarget | undefined;
  /** All symbol names, for "did you mean". */
  symbolNames: () => Iterable<string>;
  /** Finds a file beside the source and makes it ready to be shown, or says what is wrong with it. */
  findImage: (relativePath: string) => Promise<PictureSource | PictureProblem>;
  /** For reference pages: names that are links in code, what their targets mean, and what is known of releases. */
  reference?: {
    types: Readonly<Record<string, string>>;
    resolve: (target: string) => string | null;
    history: PageHistory;
  };
  /** Absent where code is only colored. */
  samples?: SampleContext;
  problems: Problem[];
  links: DocLink[];
  /** Names of the color tokens a swatch may show. */
  colorTokens?: ReadonlySet<string>;
  /** How many groups of tabs the body has so far; their radio buttons need names of their own. */
  tabSets?: number;
}

/** Why a picture cannot be shown, as the end of the sentence `the image "x.png" …`. */
export interface PictureProblem {
  problem: string;
}

/** Reports a problem at a node of the tree. */
export function report(
  context: CompileContext,
  node: { position?: { start: { line: number } } | undefined } | undefined,
  message: string,
  severity: Problem['severity'] = 'error',
): void {
  const line = node?.position?.start.line;
  context.problems.push({
    file: context.file,
    ...(line === undefined ? {} : { line: line + context.lineOffset }),
    message,
    severity,
  });
}
