import { MDXProvider } from '@mdx-js/react';
import type { ComponentType, ReactNode } from 'react';
import { followLink } from '../markdown/follow-link';
import { useEnhancedBody } from '../markdown/use-enhanced-body';
import { mdxComponents } from './components';
import { PicturesContext, type PictureData } from './Picture';

interface Props {
  /** Pictures of the guide by the URL in its source. */
  pictures: Readonly<Record<string, PictureData>>;
  /** Components that need data of the site. */
  components: Readonly<Record<string, ComponentType>>;
  children: ReactNode;
}

/** The body of an .mdx guide: looks and behaves like one that was compiled to HTML. */
export function MdxBody({ pictures, components, children }: Props) {
  const ref = useEnhancedBody(pictures);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what keys operate; the listener only spares a page load
    <div className="markdown" ref={ref} onClick={followLink}>
      <PicturesContext.Provider value={pictures}>
        <MDXProvider components={{ ...mdxComponents, ...components }}>{children}</MDXProvider>
      </PicturesContext.Provider>
    </div>
  );
}
