import type { Code } from 'mdast';
import type { Translate } from '../../../../src/locales/messages';
import type { DocLink } from '../../../../src/model/docs/doc';
import type { GuidePicture, PictureSource } from './pictures/picture-source';
import type { SampleContext } from '../../../../packages/samples/render-sample';
import type { ProblemContext } from '../../../../packages/guide-files/report';

export { report, type ProblemContext } from '../../../../packages/guide-files/report';

/** The reference page for an API symbol such as `typeorm/BaseEntityHelper`. */
export interface SymbolTarget {
  slug: string;
  kind: string;
}

/** The input for compiling one body, and the arrays that collect its problems, links, and pictures. */
export interface CompileContext extends ProblemContext {
  /** Source path inside the locale folder. Relative links are resolved against it. */
  relativePath: string;
  locale: string;
  /** A guide's title in its front matter. */
  title?: string;
  /** The site's root URL, such as `https://docs.example/docs`, for links in the Markdown copies. */
  siteRoot: string;
  /** Guides allow directives but not HTML. Reference text is untrusted and allows neither. */
  mode: 'guide' | 'reference';
  /** Prefix for relative link targets: empty in guides, `api/` in reference pages. */
  slugBase: string;
  /** UI messages in the body's language. */
  t: Translate<'api' | 'markdown'>;
  /** Returns undefined for an unknown symbol. Absent in doc comments, which have no `api:` links. */
  findSymbol?: ((name: string) => SymbolTarget | undefined) | undefined;
  /** All symbol names, for "Did you mean" suggestions. */
  symbolNames: () => Iterable<string>;
  /** Prepares an image, given its path relative to the source file, or returns the problem. */
  findImage: (relativePath: string) => Promise<PictureSource | PictureProblem>;
  /** Reads another guide, given its path relative to the source file. Absent without MDX. */
  findCode?: (relativePath: string) => QuotedGuide | null;
  /** Set on reference pages. */
  reference?: {
    /** Link targets by name in code. */
    nameTargets: Readonly<Record<string, string>>;
    /** Returns a link target's URL. */
    resolve: (target: string) => string | null;
  };
  /** Absent if code is only highlighted. */
  samples?: SampleContext;
  links: DocLink[];
  /** Raster pictures, in the order of the text. */
  pictures: GuidePicture[];
  /** Color tokens that a swatch can show. */
  colorTokens?: ReadonlySet<string>;
  /** Number of tab groups so far: each group's radio buttons need a unique name. */
  tabSets?: number;
}

/** A guide whose code blocks another guide shows. */
export interface QuotedGuide {
  docId: string;
  codes: readonly Code[];
  samples?: SampleContext;
}

declare module 'mdast' {
  interface CodeData {
    /** The guide that this code block is from; absent for the guide's own blocks. */
    quotedFrom?: QuotedGuide;
  }
}

/** Why a picture can't be shown. The text completes the sentence `the image "x.png" …`. */
export interface PictureProblem {
  problem: string;
}
