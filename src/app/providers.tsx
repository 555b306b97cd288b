import type { ReactElement } from 'react';

/** What stands around every page, in the browser and in the static HTML alike. */
export function wrapPage(element: ReactElement): ReactElement {
  return element;
}
