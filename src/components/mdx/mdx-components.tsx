import type { ComponentType, ReactNode } from 'react';
import type { ComponentData, ComponentName } from '../../model/docs/mdx-components';
import { Comparison } from '../home/Comparison';
import { Hero } from '../home/Hero';
import { LibraryAreas } from '../home/LibraryAreas';
import { RequestPath } from '../home/RequestPath';
import { ToolkitFacts } from '../home/ToolkitFacts';
import { ColorTokens } from './ColorTokens';
import { GuideCode } from './GuideCode';
import { TranslationStates } from './TranslationStates';

/** Props of a component in an MDX guide. The guide's Markdown inside the component is its `children`. */
export interface MdxProps<Name extends ComponentName> {
  /** Unique on the page. */
  id: string;
  data: ComponentData[Name];
  title: string;
  children?: ReactNode;
}

/** The components of MDX guides. */
export const mdxComponents: { readonly [Name in ComponentName]: ComponentType<MdxProps<Name>> } = {
  ColorTokens,
  Hero,
  Comparison,
  RequestPath,
  GuideCode,
  ToolkitFacts,
  LibraryAreas,
  TranslationStates,
};
