import { afterPaint } from '../../browser/after-paint';
import { readStored, writeStored } from '../../browser/stored-value';

/** Storage key. `src/inline-scripts/before-paint.js` reads it before the first paint. */
const SIDEBAR_KEY = 'sidebar';

/**
 * Hides the sidebar column, and widens the text one frame later: laying out the text takes as long on a
 * slow phone as everything else together.
 */
export function hideSidebar(): void {
  const { dataset } = document.documentElement;
  dataset['sidebar'] = 'hiding';
  writeStored(SIDEBAR_KEY, 'hidden');
  afterPaint(() => {
    if (dataset['sidebar'] === 'hiding') dataset['sidebar'] = 'hidden';
  });
}

/** Shows the sidebar column. */
export function showSidebar(): void {
  delete document.documentElement.dataset['sidebar'];
  writeStored(SIDEBAR_KEY, null);
}

/** Shows or hides the sidebar column as stored. */
export function applyStoredSidebar(): void {
  const { dataset } = document.documentElement;
  if (readStored(SIDEBAR_KEY) === 'hidden') dataset['sidebar'] = 'hidden';
  else delete dataset['sidebar'];
}
