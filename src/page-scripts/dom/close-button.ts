import { element } from './element';
import { svgIcon } from './svg-icon';

/**
 * Creates the button that closes a message.
 *
 * @param label - Its name, in the page's language.
 */
export function closeButton(label: string): HTMLButtonElement {
  return element('button', { type: 'button', class: 'message-close', 'aria-label': label }, svgIcon('close'));
}
