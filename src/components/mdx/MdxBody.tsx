import { MDXProvider } from '@mdx-js/react';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { DocCode } from '../../model/doc';
import { pictureKey } from '../../model/picture-key';
import { withPrefixedUrls } from '../markdown/prefix-urls';
import type { mdxComponentNames } from './component-names';

interface Props {
  /** The guide's code blocks. The body refers to them by index. */
  codes: readonly Pick<DocCode, 'attributes' | 'html'>[];
  /** HTML for the guide's pictures, by `pictureKey`. */
  pictures: Readonly<Record<string, string>>;
  components: Readonly<Record<(typeof mdxComponentNames)[number], ComponentType>>;
  children: ReactNode;
}

/** Body of an MDX guide. It looks and behaves like a Markdown guide. */
export function MdxBody({ codes, pictures, components, children }: Props) {
  // Memoized, because new components would discard what the vanilla scripts added to code blocks.
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
