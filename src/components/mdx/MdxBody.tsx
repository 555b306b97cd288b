import { MDXProvider } from '@mdx-js/react';
import type { ComponentType, ReactNode } from 'react';
import type { MdxCode } from '../../model/doc';
import { withPrefixedUrls } from '../markdown/prefix-urls';
import type { mdxComponentNames } from './component-names';

interface Props {
  /** The guide's blocks of code, which its body asks for by their position. */
  codes: readonly MdxCode[];
  /** HTML of the guide's pictures by the URL in its source. */
  pictures: Readonly<Record<string, string>>;
  components: Readonly<Record<(typeof mdxComponentNames)[number], ComponentType>>;
  children: ReactNode;
}

/** The body of an .mdx guide: looks and behaves like one that was compiled to HTML. */
export function MdxBody({ codes, pictures, components, children }: Props) {
  const img = ({ src = '', alt }: { src?: string; alt?: string }) => {
    const html = pictures[src];
    if (html === undefined) return <>{alt}</>;
    return <span dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }} />;
  };
  const CodeBlock = ({ at }: { at: string }) => {
    const code = codes[Number(at)];
    if (!code) return null;
    return <figure {...code.attributes} dangerouslySetInnerHTML={{ __html: withPrefixedUrls(code.html) }} />;
  };
  return (
    <div className="markdown">
      <MDXProvider components={{ ...components, CodeBlock, img }}>{children}</MDXProvider>
    </div>
  );
}
