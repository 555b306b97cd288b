import { MDXProvider } from '@mdx-js/react';
import { useMemo, type ReactNode } from 'react';
import { mdxComponents } from './mdx-components';
import { Hero } from './Hero';

interface Props {
  /** The guide's title and description, for its hero. */
  title: string;
  description: string;
  children: ReactNode;
}

/** Body of an MDX guide. It looks and behaves like a Markdown guide. */
export function MdxBody({ title, description, children }: Props) {
  // Memoized, because a new component would discard what `Article` added to code blocks.
  const components = useMemo(
    () => ({
      ...mdxComponents,
      Hero: (props: { links?: string; minutes?: string; children?: ReactNode }) => (
        <Hero {...props} title={title} description={description} />
      ),
    }),
    [title, description],
  );
  return <MDXProvider components={components as never}>{children}</MDXProvider>;
}
