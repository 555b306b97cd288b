// This build of the library adds no style sheet: the security policy would block it. The rules are
// in pictures.css.
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import type { TextOf } from '../dom/texts';

/** Delay after the page is shown before images can be enlarged, in milliseconds. */
const ZOOM_DELAY = 1000;

/**
 * Lets the reader enlarge images with a click, Enter, or Space, and close them with Escape, a
 * click, or by scrolling. Images in links remain links.
 *
 * @param body - The Markdown body.
 * @param text - Passed in, because importing it would bundle all texts a second time.
 * @returns A function that undoes this.
 */
export function zoomImages(body: HTMLElement, text: TextOf): () => void {
  const images = [...body.querySelectorAll('img')].filter((image) => !image.closest('a'));
  if (images.length === 0) return () => undefined;
  let zoom: Zoom | undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (zoom?.getZoomedImage()) void zoom.close();
    else void zoom?.open({ target: event.currentTarget as HTMLElement });
  };
  // The enlarged copy must not have this mark: the script of gatsby-plugin-image looks for the wrapper
  // of each marked image that loads, and the copy has none.
  const onOpen = ({ target }: Event): void => {
    const { dataset, style } = target as HTMLElement;
    if (dataset['gatsbyImageSsr'] === undefined) return;
    delete dataset['gatsbyImageSsr'];
    style.opacity = '1';
  };
  const onClosed = ({ target }: Event): void => (target as HTMLElement).focus({ preventScroll: true });
  const start = (): void => {
    zoom = mediumZoom(images, { margin: 24, background: 'var(--color-surface)' });
    for (const image of images) {
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', text('image.zoom', { alt: image.alt }));
      image.addEventListener('keydown', onKeyDown);
      image.addEventListener('medium-zoom:open', onOpen);
      image.addEventListener('medium-zoom:closed', onClosed);
    }
  };
  const timer = window.setTimeout(start, ZOOM_DELAY);
  return () => {
    window.clearTimeout(timer);
    zoom?.detach();
    for (const image of images) {
      image.removeEventListener('keydown', onKeyDown);
      image.removeEventListener('medium-zoom:open', onOpen);
      image.removeEventListener('medium-zoom:closed', onClosed);
      for (const attribute of ['tabindex', 'role', 'aria-label']) image.removeAttribute(attribute);
    }
  };
}
