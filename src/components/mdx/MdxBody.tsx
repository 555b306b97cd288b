import { MDXProvider } from '@mdx-js/react';
import type { ComponentType, ReactNode } from 'react';
import { followLink } from '../markdown/follow-link';
import { withPrefixedUrls } from '../markdown/prefix-urls';
import { useEnhancedBody } from '../markdown/use-enhanced-body';
import type { mdxComponentNames } from './component-names';

interface Props {
  /** HTML of the guide's pictures by the URL in its source. */
  pictures: Readonly<Record<string, string>>;
  components: Readonly<Record<(typeof mdxComponentNames)[number], ComponentType>>;
  children: ReactNode;
}

/** The body of an .mdx guide: looks and behaves like one that was compiled to HTML. */
export function MdxBody({ pictures, components, children }: Props) {
  const ref = useEnhancedBody(pictures);
  const img = ({ src = '', alt }: { src?: string; alt?: string }) => {
    const html = pictures[src];
    if (html === undefined) return <>{alt}</>;
    return <span dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }} />;
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what keys operate; the listener only spares a page load
    <div className="markdown" ref={ref} onClick={followLink}>
      <MDXProvider components={{ ...components, img }}>{children}</MDXProvider>
    </div>
  );
}
