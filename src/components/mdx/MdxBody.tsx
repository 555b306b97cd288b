import { MDXProvider } from '@mdx-js/react';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { MdxCode } from '../../model/doc';
import { pictureKey } from '../../model/picture-key';
import { withPrefixedUrls } from '../markdown/prefix-urls';
import type { mdxComponentNames } from './component-names';

interface Props {
  /** The guide's blocks of code, which its body asks for by their position. */
  codes: readonly MdxCode[];
  /** HTML of the guide's pictures by `pictureKey`. */
  pictures: Readonly<Record<string, string>>;
  components: Readonly<Record<(typeof mdxComponentNames)[number], ComponentType>>;
  children: ReactNode;
}

/** The body of an .mdx guide: looks and behaves like one that was compiled to HTML. */
export function MdxBody({ codes, pictures, components, children }: Props) {
  // The same ones in every rendering: what the enhancement has added to a block would be lost with it.
  const all = useMemo(
    () => ({ ...components, ...componentsOf(codes, pictures) }),
    [codes, pictures, components],
  );
  return (
    <div className="markdown">
      <MDXProvider components={all}>{children}</MDXProvider>
    </div>
  );
}

function componentsOf(codes: Props['codes'], pictures: Props['pictures']) {
  return {
    img: ({ src = '', alt }: { src?: string; alt?: string }) => {
      const html = pictures[pictureKey(src, alt)];
      if (html === undefined) return <>{alt}</>;
      return <span dangerouslySetInnerHTML={{ __html: withPrefixedUrls(html) }} />;
    },
    CodeBlock: ({ at }: { at: string }) => {
      const code = codes[Number(at)];
      if (!code) return null;
      return (
        <figure {...code.attributes} dangerouslySetInnerHTML={{ __html: withPrefixedUrls(code.html) }} />
      );
    },
  };
}
