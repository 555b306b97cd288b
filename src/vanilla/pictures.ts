import './pictures.css';
import { watchImages } from './image-states';
import type { TextOf } from './texts';
import { zoomImages } from './zoom-images';

/**
 * Lets the pictures of a body be enlarged, and says why one did not come. Loaded for bodies that have some.
 *
 * @param text - The texts; imported, this module would have a copy of all of them.
 * @returns Takes it away again.
 */
export function enhancePictures(body: HTMLElement, text: TextOf): () => void {
  const cleanUps = [watchImages(body, text), zoomImages(body, text)];
  return () => {
    for (const cleanUp of cleanUps) cleanUp();
  };
}
