import { createRoot } from 'react-dom/client';
import { ImageFailure, type ImageFailureKind } from '../../components/error/ImageFailure';
import { errorTexts } from '../../i18n/error-texts';
import { probePage, type PageState } from './page-probe';

const KINDS: Record<PageState, ImageFailureKind> = {
  there: 'error',
  missing: 'notFound',
  server: 'error',
  unreachable: 'error',
  offline: 'offline',
};

/**
 * Puts a message in the place of every image of the page that cannot be loaded: not found, failed (a click loads it again), or
 * waiting for the network. Images that failed before are found too.
 *
 * @returns Checks the images that are on the page now.
 */
export function watchImages(probe: (url: string) => Promise<PageState> = probePage): () => void {
  const seen = new WeakSet<HTMLImageElement>();
  const check = (image: HTMLImageElement) => {
    if (seen.has(image) || !image.closest('main')) return;
    seen.add(image);
    void replace(image, probe);
  };
  document.addEventListener(
    'error',
    ({ target }) => target instanceof HTMLImageElement && check(target),
    true,
  );
  return () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('main img'))
      if (hasFailed(image)) check(image);
  };
}

function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.currentSrc !== '' && image.naturalWidth === 0;
}

async function replace(image: HTMLImageElement, probe: (url: string) => Promise<PageState>): Promise<void> {
  const url = image.currentSrc || image.src;
  let kind = KINDS[await probe(url)];
  const holder = document.createElement('span');
  const root = createRoot(holder);
  const reload = () => {
    draw(true);
    // The same address again makes the browser try again.
    image.src = image.getAttribute('src') ?? '';
  };
  const draw = (busy: boolean) =>
    root.render(
      <ImageFailure
        kind={kind}
        alt={image.alt}
        text={errorTexts(document.documentElement.lang)}
        busy={busy}
        onReload={reload}
      />,
    );
  image.addEventListener('error', () => {
    void probe(url).then((state) => {
      kind = KINDS[state];
      draw(false);
    });
  });
  image.addEventListener(
    'load',
    () => {
      root.unmount();
      holder.remove();
      image.hidden = false;
    },
    { once: true },
  );
  if (kind === 'offline') window.addEventListener('online', reload, { once: true });
  image.hidden = true;
  image.after(holder);
  draw(false);
}
