// This build of the library adds no style sheet: the security policy would block it. The rules are
// in Pictures.late.css.
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Delay after the page is shown before images can be enlarged, in milliseconds. */
const ZOOM_DELAY = 1000;

/**
 * Lets the reader enlarge images with a click, Enter, or Space, and close them with Escape, a
 * click, or by scrolling. Images in links remain links.
 */
export function useZoom(images: readonly HTMLImageElement[]): void {
  const { t } = useTranslation();
  useEffect(() => {
    const zoomed = images.filter((image) => !image.closest('a'));
    if (zoomed.length === 0) return;
    let zoom: Zoom | undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (zoom?.getZoomedImage()) void zoom.close();
      else void zoom?.open({ target: event.currentTarget as HTMLElement });
    };
    const start = (): void => {
      zoom = mediumZoom(zoomed, { margin: 24, background: 'var(--color-surface)' });
      for (const image of zoomed) {
        image.tabIndex = 0;
        image.setAttribute('role', 'button');
        image.setAttribute('aria-label', t('image.zoom', { alt: image.alt }));
        image.addEventListener('keydown', onKeyDown, { signal });
        image.addEventListener('medium-zoom:open', unmark, { signal });
        image.addEventListener('medium-zoom:closed', () => image.focus({ preventScroll: true }), { signal });
      }
    };
    const timer = window.setTimeout(start, ZOOM_DELAY);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
      zoom?.detach();
    };
  }, [images, t]);
}

/**
 * Removes the mark of an image that the enlarged copy must not have: the script of gatsby-plugin-image
 * looks for the wrapper of each marked image that loads, and the copy has none.
 */
function unmark({ target }: Event): void {
  const { dataset, style } = target as HTMLElement;
  if (dataset['gatsbyImageSsr'] === undefined) return;
  delete dataset['gatsbyImageSsr'];
  style.opacity = '1';
}
