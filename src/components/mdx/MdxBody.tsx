import { MDXProvider } from '@mdx-js/react';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { DocCode, DocComponent } from '../../model/docs/doc';
import type { ComponentName } from '../../model/docs/mdx-components';
import { pictureKey } from '../../model/docs/picture-key';
import { withPrefixedUrls } from '../markdown/prefix-urls';
import { GuideCode } from './GuideCode';
import { mdxComponents, type MdxProps } from './mdx-components';

interface Props {
  /** The guide's code blocks. The body refers to them by index. */
  codes: readonly Pick<DocCode, 'attributes' | 'html'>[];
  /** HTML for the guide's pictures, by `pictureKey`. */
  pictures: Readonly<Record<string, string>>;
  /** The guide's components. The body refers to them by index, too. */
  components: readonly Pick<DocComponent, 'data'>[];
  children: ReactNode;
}

/** Body of an MDX guide. It looks and behaves like a Markdown guide. */
export function MdxBody({ codes, pictures, components, children }: Props) {
  // Memoized, because new components would discard what `Article` added to code blocks.
  const all = useMemo(
    () => ({ ...liveComponents(components), ...componentsOf(codes, pictures) }),
    [codes, pictures, components],
  );
  return <MDXProvider components={all}>{children}</MDXProvider>;
}

function liveComponents(components: Props['components']) {
  return Object.fromEntries(
    Object.entries(mdxComponents).map(([name, component]) => {
      const Component = component as ComponentType<MdxProps<ComponentName>>;
      const Live = ({ at, ...others }: { at: string; title: string; children?: ReactNode }) => (
        <Component {...others} id={`site:${at}`} data={components[Number(at)]?.data as never} />
      );
      return [name, Live];
    }),
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
      return <GuideCode data={{ attributes: code.attributes, quoted: code.html }} />;
    },
  };
}
