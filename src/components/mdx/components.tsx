import type { MDXProvider } from '@mdx-js/react';
import type { ComponentProps } from 'react';

/** What `.mdx` guides may use, by name; see `names.ts`. */
export const mdxComponents: NonNullable<ComponentProps<typeof MDXProvider>['components']> = {};
