// The flavor without its own style sheet, which the security policy would block; its rules are in pictures.css.
import mediumZoom, { type Zoom } from 'medium-zoom/dist/pure';
import type { TextOf } from './texts';

/** How long after the page is shown pictures can be enlarged, in milliseconds. */
const ZOOM_DELAY = 1000;

/** Lets pictures be enlarged by click, Enter or Space. Pictures in links stay links. Escape, a click or scrolling closes. */
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
  const onClosed = ({ target }: Event): void => (target as HTMLElement).focus({ preventScroll: true });
  const start = (): void => {
    zoom = mediumZoom(images, { margin: 24, background: 'var(--color-surface)' });
    for (const image of images) {
      image.tabIndex = 0;
      image.setAttribute('role', 'button');
      image.setAttribute('aria-label', text('image.zoom', { alt: image.alt }));
      image.addEventListener('keydown', onKeyDown);
      image.addEventListener('medium-zoom:closed', onClosed);
    }
  };
  const timer = window.setTimeout(start, ZOOM_DELAY);
  return () => {
    window.clearTimeout(timer);
    zoom?.detach();
    for (const image of images) {
      image.removeEventListener('keydown', onKeyDown);
      image.removeEventListener('medium-zoom:closed', onClosed);
      for (const attribute of ['tabindex', 'role', 'aria-label']) image.removeAttribute(attribute);
    }
  };
}
