import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Shows one message above the page, outside of it, so that it is there whatever the page's own state. */
export function showFeedback(message: ReactElement): void {
  if (!root) {
    const holder = document.createElement('div');
    document.body.append(holder);
    root = createRoot(holder);
  }
  root.render(message);
}

export function clearFeedback(): void {
  root?.render(null);
}
