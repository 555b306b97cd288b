import { MDXProvider } from '@mdx-js/react';
import type { ComponentType, ReactNode } from 'react';
import { withPrefixedUrls } from '../markdown/prefix-urls';
import type { mdxComponentNames } from './component-names';

interface Props {
  /** HTML of the guide's pictures by the URL in its source. */
  pictures: Readonly<Record<string, string>>;
  components: Readonly<Record<(typeof mdxComponentNames)[number], ComponentType>>;
  children: ReactNode;
}

/** The body of an .mdx guide: looks and behaves like one that was compiled to HTML. */
export function MdxBody({ pictures, components, children }: Props) {
  const img = ({ src = '', alt }: { src?: string; alt?: string }) => {
    const html = pictures[src];
    if (html === undefined) return <>{alt}</>;
    return <span dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }} />;
  };
  return (
    <div className="markdown">
      <MDXProvider components={{ ...components, img }}>{children}</MDXProvider>
    </div>
  );
}
