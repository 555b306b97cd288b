import type { MDXProvider } from '@mdx-js/react';
import type { ComponentProps } from 'react';
import { admonitionOf } from './Admonition';
import { Badge, Cards, ColorSwatch, Details, FileTree, Kbd, Steps } from './blocks';
import { Picture } from './Picture';
import { Tab, Tabs } from './Tabs';

/** What `.mdx` guides may use, by name; see `names.ts`. `ColorTokens` is added by the template, which has its data. */
export const mdxComponents: NonNullable<ComponentProps<typeof MDXProvider>['components']> = {
  Note: admonitionOf('note'),
  Tip: admonitionOf('tip'),
  Info: admonitionOf('info'),
  Warning: admonitionOf('warning'),
  Danger: admonitionOf('danger'),
  Tabs,
  Tab,
  Steps,
  Cards,
  Details,
  FileTree,
  Badge,
  Kbd,
  ColorSwatch,
  img: Picture,
};
