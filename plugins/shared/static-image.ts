import { GatsbyImage, type IGatsbyImageData } from 'gatsby-plugin-image';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { upstreamChanged } from '../../src/node/upstream-changed';

/** The element that reserves an image's space, and the placeholder above it. */
const SPACE_AND_PLACEHOLDER =
  /<span><img [^>]*src="data:image\/svg\+xml[^>]*><\/span><span aria-hidden="true" data-placeholder-image=""><\/span>/;

/** An image's text attributes, and how it loads. */
export interface ImageAttributes {
  alt: string;
  title: string | null;
  lazy: boolean;
  /** False for an image with transparency: it needs no color behind it. */
  opaque: boolean;
}

/**
 * Renders `<GatsbyImage>` to HTML for a Markdown body, where it can be inside a paragraph and isn't
 * hydrated. The policy forbids style attributes and images in `data:` URLs, so an SVG of the same
 * size and color reserves the space.
 *
 * @throws When the markup of `<GatsbyImage>` has changed.
 */
export function renderStaticImage(
  image: IGatsbyImageData,
  { alt, title, lazy, opaque }: ImageAttributes,
): string {
  const html = renderToStaticMarkup(
    // "eager" writes the URLs into the HTML. Otherwise, a script has to add them.
    createElement(GatsbyImage, { image, alt, as: 'span', loading: 'eager', ...(title && { title }) }),
  )
    .replaceAll(/(<[^>]*?) style="[^"]*"/g, '$1')
    .replaceAll(/(<\/?)div\b/g, '$1span')
    .replaceAll(' srcSet="', ' srcset="')
    .replaceAll(' loading="eager"', lazy ? ' loading="lazy"' : '');
  if (!SPACE_AND_PLACEHOLDER.test(html))
    throw upstreamChanged('gatsby-plugin-image', '`GatsbyImage` renders no space or placeholder as before');
  const width = Math.round(image.width);
  const height = Math.round(image.height);
  const color =
    opaque && image.backgroundColor
      ? `<rect width="100%" height="100%" fill="${image.backgroundColor}"/>`
      : '';
  return html.replace(
    SPACE_AND_PLACEHOLDER,
    `<svg class="picture-space" data-placeholder-image="" aria-hidden="true" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${color}</svg>`,
  );
}
