import { withPrefix } from 'gatsby';
import { createContext, useContext } from 'react';

/** A picture as the build prepared it; see the Markdown pipeline, which writes the same markup for `.md` guides. */
export interface PictureData {
  src: string;
  width: number;
  height: number;
  sources: readonly { type: string; srcSet: string; sizes: string }[];
  srcSet?: string;
  sizes?: string;
  color: string | null;
}

/** The pictures of the guide by the URL in its source. */
export const PicturesContext = createContext<Readonly<Record<string, PictureData>>>({});

interface Props {
  src?: string;
  alt?: string;
  title?: string;
}

const MODE = /#(only-dark|only-light)$/;

/** What `![alt](./picture.png)` becomes in an .mdx guide. */
export function Picture({ src = '', alt = '', title }: Props) {
  const picture = useContext(PicturesContext)[src];
  if (!picture) return <>{alt}</>;
  const { width, height, color, sources } = picture;
  const mode = MODE.exec(src)?.[1];
  return (
    <span className={mode ? `picture ${mode}` : 'picture'}>
      {color && (
        <svg className="picture-color" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      <picture>
        {sources.map(({ type, srcSet, sizes }) => (
          <source key={type} type={type} srcSet={prefixed(srcSet)} sizes={sizes} />
        ))}
        <img
          src={withPrefix(picture.src)}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          loading="lazy"
          srcSet={picture.srcSet && prefixed(picture.srcSet)}
          sizes={picture.sizes}
          title={title}
        />
      </picture>
    </span>
  );
}

function prefixed(srcSet: string): string {
  return srcSet
    .split(/,\s*/)
    .map((candidate) => withPrefix(candidate))
    .join(', ');
}
