import type { Translate } from '../../locales/messages';

/**
 * Components that are sections of a page, between the pieces of Markdown text. All others are inside the
 * text.
 */
const SECTIONS = ['Hero', 'LibraryAreas'] as const;

/** Components that MDX guides can use without an import. Everything else is a directive. */
export const componentNames = [
  ...SECTIONS,
  'Comparison',
  'ToolkitFacts',
  'ColorTokens',
  'TranslationStates',
] as const;
export type ComponentName = (typeof componentNames)[number];

/** A component's place in a guide's Markdown. Paths in its attributes are slugs. */
export interface ComponentUse {
  name: ComponentName;
  attributes: Readonly<Record<string, string>>;
}

/** A page to link to. */
export interface PageLink {
  title: string;
  slug: string;
}

/** What a component's Markdown form can show. */
export interface MarkdownInput {
  attributes: ComponentUse['attributes'];
  /** The guide that contains the component. */
  guide: { description: string; locale: string };
  data: Queries.MdxDataQuery;
  t: Translate<'home' | 'markdown'>;
  /** Returns a link to a page's Markdown. */
  link: (page: PageLink) => string;
}

export const isSection = (name: string | null): boolean => SECTIONS.some((each) => each === name);
