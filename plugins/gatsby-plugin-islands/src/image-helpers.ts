import { onRenderBody } from 'gatsby-plugin-image/gatsby-ssr';
import { renderStaticImage } from '../../shared/static-image';

/** An image without files. gatsby-plugin-image adds the same script for every image. */
const NO_FILES = { layout: 'constrained', width: 1, height: 1, images: { fallback: { src: '' } } } as const;
const SCRIPT = /(?<=<script type="module">)[^]*?(?=<\/script>)/;

/**
 * Returns the inline scripts and styles that gatsby-plugin-image adds to images and their pages.
 */
export function readImageHelpers(): { scripts: string[]; styles: string[] } {
  const helpers: { scripts: string[]; styles: string[] } = { scripts: [], styles: [] };
  onRenderBody({
    setHeadComponents: (elements) => {
      for (const { type, props } of elements) {
        const text = props.dangerouslySetInnerHTML?.__html ?? '';
        if (type === 'script') helpers.scripts.push(text);
        else helpers.styles.push(text.replace(/^<style>|<\/style>$/g, ''));
      }
    },
  });
  const image = renderStaticImage(NO_FILES as never, { alt: '', title: null, lazy: false, opaque: false });
  helpers.scripts.push(SCRIPT.exec(image)?.[0] ?? '');
  return helpers;
}
