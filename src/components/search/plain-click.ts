import type { MouseEvent } from 'react';

/** Whether a click means "open here"; all others are the browser's business. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
