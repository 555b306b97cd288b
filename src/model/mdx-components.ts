import type { ColorToken } from './color-tokens';
import type { DocCode, DocComponent, DocLinkGroup } from './doc';
import type { ToolkitFacts } from './toolkit-manifest';

/** A page to link to. */
export interface PageLink {
  title: string;
  slug: string;
}

/** A topic of the libraries overview. */
export interface LibraryArea extends Pick<DocLinkGroup, 'id' | 'title' | 'summary'> {
  /** Page with the section. */
  slug: string;
  libraries: (PageLink & { version: string | null })[];
}

/**
 * The components of MDX guides, with what each gets from the build besides its attributes. Its
 * React form is in `src/components/mdx/mdx-components.tsx`, and its Markdown form in
 * `plugins/gatsby-plugin-outputs/src/component-markdown.ts`.
 */
export interface ComponentData {
  ColorTokens: readonly ColorToken[];
  Hero: { title: string; description: string; links: readonly PageLink[] };
  Panel: null;
  Columns: null;
  Column: null;
  GuideCode: Pick<DocCode, 'title' | 'language' | 'text' | 'attributes' | 'quoted'>;
  ToolkitFacts: Omit<ToolkitFacts, 'packages'> & { packages: number; details: PageLink | null };
  LibraryAreas: readonly LibraryArea[];
}

export type ComponentName = keyof ComponentData;

/** Component names. `section` components are next to the text, and `text` components in it. */
const PLACES: Readonly<Record<ComponentName, 'section' | 'text'>> = {
  ColorTokens: 'text',
  Hero: 'section',
  Panel: 'text',
  Columns: 'section',
  Column: 'text',
  GuideCode: 'text',
  ToolkitFacts: 'text',
  LibraryAreas: 'section',
};

/** Components that MDX guides can use without an import. Everything else is a directive. */
export const componentNames = Object.keys(PLACES) as ComponentName[];

export const isSection = (name: string | null): boolean =>
  name !== null && Object.hasOwn(PLACES, name) && PLACES[name as ComponentName] === 'section';

/** Returns the data of a guide's component. */
export function dataOf<Name extends ComponentName>(
  components: readonly Pick<DocComponent, 'data'>[],
  at: number,
): ComponentData[Name] {
  return components[at]?.data as ComponentData[Name];
}
