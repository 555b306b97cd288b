import { addCodeTools } from './code-blocks';
import { enhanceTabs } from './tabs';
import { text } from '../dom/texts';

const enhanced = new Map<HTMLElement, () => void>();

/**
 * Adds copy buttons, tab lists, image zoom, and image messages to all Markdown bodies on the page,
 * once each.
 */
export function enhanceBodies(): void {
  for (const [body, cleanUp] of enhanced) {
    if (body.isConnected) continue;
    cleanUp();
    enhanced.delete(body);
  }
  for (const body of document.querySelectorAll<HTMLElement>('.markdown'))
    if (!enhanced.has(body)) enhanceBody(body);
}

function enhanceBody(body: HTMLElement): void {
  const cleanUps = [addCodeTools(body), enhanceTabs(body)];
  const cleanUp = () => {
    for (const step of cleanUps.reverse()) step();
  };
  enhanced.set(body, cleanUp);
  if (body.querySelector('img'))
    import('./pictures').then(
      // In the meantime, the body may have been restored and enhanced again.
      ({ enhancePictures }) => enhanced.get(body) === cleanUp && cleanUps.push(enhancePictures(body, text)),
      () => undefined,
    );
}

/**
 * Undoes the enhancements in bodies rendered by React components, because React compares them with
 * what it renders.
 */
export function restoreComponentBodies(): void {
  for (const [body, cleanUp] of enhanced) {
    if (body.hasAttribute('data-body')) continue;
    cleanUp();
    enhanced.delete(body);
  }
}
