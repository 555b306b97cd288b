import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

interface Feedback {
  show: (message: ReactElement) => void;
  clear: () => void;
}

/**
 * Creates a container for one message, outside the page content, so that it works whatever state
 * the page is in.
 */
export function createFeedback(): Feedback {
  let root: Root | undefined;
  return {
    show(message) {
      if (!root) {
        const holder = document.createElement('div');
        document.body.append(holder);
        root = createRoot(holder);
      }
      root.render(message);
    },
    clear: () => root?.render(null),
  };
}
