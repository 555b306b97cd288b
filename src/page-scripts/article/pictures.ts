import './pictures.css';
import { watchImages } from './image-states';
import type { TextOf } from '../dom/texts';
import { zoomImages } from './zoom-images';

/**
 * Adds zooming and error messages to the images in a body. Loaded only for bodies with images.
 *
 * @param body - The Markdown body.
 * @param text - Passed in, because importing it would bundle all texts a second time.
 * @returns A function that undoes both.
 */
export function enhancePictures(body: HTMLElement, text: TextOf): () => void {
  const cleanUps = [watchImages(body, text), zoomImages(body, text)];
  return () => {
    for (const cleanUp of cleanUps) cleanUp();
  };
}
