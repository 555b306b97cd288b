import type { ComponentType } from 'react';
import type { ComponentName } from '../../model/docs/mdx-components';
import { Comparison } from './Comparison';
import { LibraryAreas } from './LibraryAreas';
import { ToolkitFacts } from './ToolkitFacts';
import { ColorTokens } from './ColorTokens';
import { Html } from '../markdown/Html';
import { TranslationStates } from './TranslationStates';

/** The components of MDX guides, except `Hero`, which shows texts of its page. */
export const mdxComponents: Readonly<Record<Exclude<ComponentName, 'Hero'> | 'Html', ComponentType<never>>> =
  {
    ColorTokens,
    Comparison,
    Html,
    LibraryAreas,
    ToolkitFacts,
    TranslationStates,
  };
