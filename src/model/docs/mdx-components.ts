import type { ColorToken } from '../browser/color-tokens';
import type { Doc, DocCode, DocLinkGroup } from './doc';
import type { ToolkitFacts } from '../reference/toolkit-manifest';

/** A page to link to. */
export type PageLink = Pick<Doc, 'title' | 'slug'>;

/** A section of a page that links to libraries. */
type LibraryArea = Pick<DocLinkGroup, 'id' | 'summary'> &
  PageLink & { libraries: (PageLink & { description: string; version: string | null })[] };

/** A page whose translation isn't current. */
interface OpenTranslation extends PageLink {
  state: 'outdated' | 'unstamped' | 'missing';
  /** Date of the original's first change after the translation, or null if unknown. */
  since: string | null;
  /** Number of the original's sentences that have changed, or null if unknown. */
  sentences: number | null;
}

/** A code block of another guide. */
export type QuotedCode = Pick<DocCode, 'title' | 'language' | 'text' | 'attributes' | 'quoted'>;

/** Files of a guide, with the number of their lines. */
export interface ComparedSide {
  title: string;
  lines: number;
  codes: readonly QuotedCode[];
}

/**
 * The components of MDX guides, with what each gets from the build besides its attributes. Their
 * React code is in `src/components/mdx/mdx-components.tsx`, and their Markdown in
 * `plugins/gatsby-plugin-site-files/src/component-markdown.ts`.
 */
export interface ComponentData {
  ColorTokens: readonly ColorToken[];
  Hero: {
    title: string;
    description: string;
    links: readonly PageLink[];
    /** Starts the finished project of the first page, if it has one. */
    command: string | null;
  };
  Comparison: readonly ComparedSide[];
  RequestPath: null;
  GuideCode: QuotedCode;
  ToolkitFacts: Omit<ToolkitFacts, 'packages'> & {
    packages: number;
    /** Packages from version 1.0 on. */
    stable: ToolkitFacts['packages'];
    details: PageLink | null;
  };
  LibraryAreas: readonly LibraryArea[];
  TranslationStates: {
    /**
     * Each language with a translation. `reviewed` is the number of pages that were compared with the
     * current original.
     */
    languages: readonly {
      name: string;
      pages: number;
      reviewed: number;
      open: readonly OpenTranslation[];
    }[];
    /** Doc comments by package; `documented` has a number per language. */
    coverage: {
      languages: readonly string[];
      packages: readonly { name: string; comments: number; documented: readonly number[] }[];
    };
  };
}

export type ComponentName = keyof ComponentData;

/**
 * Components that are sections of a page, between the pieces of Markdown text. All others are inside the
 * text.
 */
const SECTIONS: readonly ComponentName[] = ['Hero', 'RequestPath', 'LibraryAreas', 'ToolkitFacts'];

/** Components that MDX guides can use without an import. Everything else is a directive. */
export const componentNames: readonly ComponentName[] = [
  ...SECTIONS,
  ...(['Comparison', 'GuideCode', 'ColorTokens', 'TranslationStates'] as const),
];

export const isSection = (name: string | null): boolean => SECTIONS.some((each) => each === name);
