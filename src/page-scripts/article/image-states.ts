import { element } from '../dom/element';
import type { TextOf } from '../dom/texts';

/**
 * Replaces a broken image with a message: missing, offline, or a button that reloads it. Images
 * that failed while offline are reloaded when the connection is back.
 *
 * @param body - The Markdown body whose images are watched.
 * @param text - Passed in, because importing it would bundle all texts a second time.
 * @returns A function that stops watching and restores the images.
 */
export function watchImages(body: HTMLElement, text: TextOf): () => void {
  const states = new Map<HTMLImageElement, HTMLElement>();
  const clear = (image: HTMLImageElement): void => {
    states.get(image)?.remove();
    states.delete(image);
    image.hidden = false;
  };
  const reload = (image: HTMLImageElement): void => {
    clear(image);
    // Setting the same value makes the browser fetch the image again.
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) {
      source.srcset = `${source.srcset}`;
    }
    image.src = image.getAttribute('src') ?? '';
  };
  const showState = (image: HTMLImageElement, state: HTMLElement): void => {
    states.get(image)?.remove();
    states.set(image, state);
    image.hidden = true;
    (image.closest('[data-gatsby-image-wrapper]') ?? image.closest('picture') ?? image).after(state);
  };
  const showFailure = async (image: HTMLImageElement): Promise<void> => {
    if (!navigator.onLine) {
      showState(image, notice(text('image.offline')));
      return;
    }
    if (await isMissing(image.currentSrc || image.src)) {
      showState(image, notice(text('image.notFound')));
      return;
    }
    const button = element('button', { type: 'button', class: 'image-state' }, text('image.error'));
    button.addEventListener('click', () => reload(image));
    showState(image, button);
  };
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) void showFailure(target);
  };
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) clear(target);
  };
  const onOnline = (): void => [...states.keys()].forEach(reload);
  // These events don't bubble, so listen in the capture phase.
  body.addEventListener('error', onError, true);
  body.addEventListener('load', onLoad, true);
  window.addEventListener('online', onOnline);
  for (const image of body.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.src !== '') void showFailure(image);
  }
  return () => {
    body.removeEventListener('error', onError, true);
    body.removeEventListener('load', onLoad, true);
    window.removeEventListener('online', onOnline);
    [...states.keys()].forEach(clear);
  };
}

function notice(message: string): HTMLElement {
  return element('span', { class: 'image-state', role: 'status' }, message);
}

async function isMissing(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
