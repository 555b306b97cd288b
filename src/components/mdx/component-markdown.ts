import { printHero } from './hero-links';
import { printLibraryAreas } from './library-areas';
import { printToolkitFacts } from './toolkit-facts';
import type { ComponentName, MarkdownInput } from '../../model/docs/mdx-components';
import { printColorTokens } from './color-tokens';
import { printTranslationStates } from './translation-states';

/** Prints what each component shows above the Markdown inside it. */
const PRINT: { readonly [Name in ComponentName]: (input: MarkdownInput) => string } = {
  ColorTokens: printColorTokens,
  Comparison: () => '',
  Hero: printHero,
  LibraryAreas: printLibraryAreas,
  ToolkitFacts: printToolkitFacts,
  TranslationStates: printTranslationStates,
};

/** Prints a component of an MDX guide for the guide's Markdown copy. */
export const printComponent = (name: ComponentName, input: MarkdownInput): string => PRINT[name](input);
