import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

interface Feedback {
  show: (message: ReactElement) => void;
  clear: () => void;
}

/** A place for one message above the page, outside of it, so that it is there whatever the page's own state. */
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
