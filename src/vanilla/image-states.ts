import type { TextOf } from './texts';

/**
 * Says in place of a picture that did not come why: it is not there, the browser is offline, or something else, which a click tries
 * again. A picture that failed offline is tried again as soon as the network is back.
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
    // Setting the same value again makes the browser ask again.
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) {
      source.srcset = `${source.srcset}`;
    }
    image.src = image.getAttribute('src') ?? '';
  };
  const showState = (image: HTMLImageElement, state: HTMLElement): void => {
    states.get(image)?.remove();
    states.set(image, state);
    image.hidden = true;
    (image.closest('picture') ?? image).after(state);
  };
  const failed = async (image: HTMLImageElement): Promise<void> => {
    if (!navigator.onLine) {
      showState(image, notice(text('image.offline')));
      return;
    }
    if (await isMissing(image.currentSrc || image.src)) {
      showState(image, notice(text('image.notFound')));
      return;
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'image-state';
    button.textContent = text('image.error');
    button.addEventListener('click', () => reload(image));
    showState(image, button);
  };
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) void failed(target);
  };
  const onLoad = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) clear(target);
  };
  const onOnline = (): void => [...states.keys()].forEach(reload);
  // Neither event bubbles, but both can be caught on their way down.
  body.addEventListener('error', onError, true);
  body.addEventListener('load', onLoad, true);
  window.addEventListener('online', onOnline);
  for (const image of body.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.src !== '') void failed(image);
  }
  return () => {
    body.removeEventListener('error', onError, true);
    body.removeEventListener('load', onLoad, true);
    window.removeEventListener('online', onOnline);
    [...states.keys()].forEach(clear);
  };
}

function notice(message: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'image-state';
  element.setAttribute('role', 'status');
  element.textContent = message;
  return element;
}

async function isMissing(url: string): Promise<boolean> {
  try {
    const { status } = await fetch(url, { method: 'HEAD' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
