import { addCodeTools } from './code-blocks';
import { watchImages } from './image-states';
import { enhanceTabs } from './tabs';
import { zoomImages } from './zoom-images';

/** A body's HTML before scripts changed it, for the app, which would otherwise take their additions for content. */
const originals = new WeakMap<Element, string>();
const undo = new Map<HTMLElement, () => void>();

/** Adds copy buttons, tab lists, zoom and messages of images to the bodies of the page, once each. */
export function enhanceBodies(): void {
  for (const [body, cleanUp] of undo) {
    if (body.isConnected) continue;
    cleanUp();
    undo.delete(body);
  }
  for (const body of document.querySelectorAll<HTMLElement>('.markdown'))
    if (!undo.has(body)) enhanceBody(body);
}

function enhanceBody(body: HTMLElement): void {
  originals.set(body, body.innerHTML);
  const cleanUps = [addCodeTools(body), enhanceTabs(body), watchImages(body), zoomImages(body)];
  undo.set(body, () => {
    for (const cleanUp of cleanUps.reverse()) cleanUp();
  });
}

/** The HTML of a body as the build wrote it. */
export function originalHtml(body: Element): string {
  return originals.get(body) ?? body.innerHTML;
}

/** Takes everything away again from bodies of components, which the app compares with what it renders. */
export function restoreComponentBodies(): void {
  for (const [body, cleanUp] of undo) {
    if (body.hasAttribute('data-body')) continue;
    cleanUp();
    undo.delete(body);
  }
}
