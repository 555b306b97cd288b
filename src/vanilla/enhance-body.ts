import { addCodeTools } from './code-blocks';
import { enhanceTabs } from './tabs';
import { text } from './texts';

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
  const cleanUps = [addCodeTools(body), enhanceTabs(body)];
  const cleanUp = () => {
    for (const each of cleanUps.reverse()) each();
  };
  undo.set(body, cleanUp);
  if (body.querySelector('img'))
    import('./pictures').then(
      // The body may have been restored meanwhile, and enhanced again.
      ({ enhancePictures }) => undo.get(body) === cleanUp && cleanUps.push(enhancePictures(body, text)),
      () => undefined,
    );
}

/** Takes everything away again from bodies of components, which the app compares with what it renders. */
export function restoreComponentBodies(): void {
  for (const [body, cleanUp] of undo) {
    if (body.hasAttribute('data-body')) continue;
    cleanUp();
    undo.delete(body);
  }
}
