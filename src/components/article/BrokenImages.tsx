import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';

type Cause = 'error' | 'notFound' | 'offline';

interface Failure {
  cause: Cause;
  /** The element for the message. */
  host: Element;
}

/**
 * Replaces a broken image with a message: missing, offline, or a button that reloads it. Images
 * that failed while offline are reloaded when the connection is back.
 */
export function BrokenImages({ images }: { images: readonly HTMLImageElement[] }) {
  const { t } = useTranslation();
  const [failures, setFailures] = useState<ReadonlyMap<HTMLImageElement, Failure>>(new Map());
  const clear = useCallback(
    (image: HTMLImageElement) =>
      setFailures((last) => (last.has(image) ? new Map([...last].filter(([each]) => each !== image)) : last)),
    [],
  );
  const reload = useCallback(
    (image: HTMLImageElement) => {
      clear(image);
      // Setting the same value makes the browser fetch the image again.
      for (const source of image.closest('picture')?.querySelectorAll('source') ?? [])
        source.srcset = `${source.srcset}`;
      image.src = image.getAttribute('src') ?? '';
    },
    [clear],
  );
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const showFailure = async (image: HTMLImageElement) => {
      const cause = await causeOf(image);
      if (!signal.aborted) setFailures((last) => new Map(last).set(image, { cause, host: hostAfter(image) }));
    };
    for (const image of images) {
      image.addEventListener('error', () => void showFailure(image), { signal });
      image.addEventListener('load', () => clear(image), { signal });
      if (image.complete && image.naturalWidth === 0 && image.src !== '') void showFailure(image);
    }
    return () => stop.abort();
  }, [images, clear]);
  useLayoutEffect(() => {
    const onOnline = () => [...failures.keys()].forEach(reload);
    for (const image of failures.keys()) image.hidden = true;
    window.addEventListener('online', onOnline);
    return () => {
      for (const image of failures.keys()) image.hidden = false;
      window.removeEventListener('online', onOnline);
    };
  }, [failures, reload]);
  return [...failures].map(([image, { cause, host }], index) =>
    createPortal(
      cause === 'error' ? (
        <button type="button" className="image-state" onClick={() => reload(image)}>
          {t('image.error')}
        </button>
      ) : (
        <span className="image-state" role="status">
          {t(`image.${cause}`)}
        </span>
      ),
      host,
      String(index),
    ),
  );
}

function hostAfter(image: HTMLImageElement): Element {
  const box = image.closest('[data-gatsby-image-wrapper]') ?? image.closest('picture') ?? image;
  const next = box.nextElementSibling;
  if (next?.matches('.image-host')) return next;
  const host = document.createElement('span');
  host.className = 'image-host';
  box.after(host);
  return host;
}

async function causeOf(image: HTMLImageElement): Promise<Cause> {
  if (!navigator.onLine) return 'offline';
  try {
    const { status } = await fetch(image.currentSrc || image.src, { method: 'HEAD' });
    return status === 404 || status === 410 ? 'notFound' : 'error';
  } catch {
    return 'error';
  }
}
