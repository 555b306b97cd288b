import { onRenderBody } from 'gatsby-plugin-image/gatsby-ssr';

/** Returns the inline texts that gatsby-plugin-image adds to pages with images. */
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
  return helpers;
}
