import { focusElement } from '../vanilla/focus-element';
import { hashTarget } from '../vanilla/hash-target';

/**
 * Moves the focus to a section, so that Tab continues from there as after a full page load. The
 * page doesn't scroll. If there is no such section, the focus stays where it is.
 *
 * @param hash - URL hash, with `#`.
 */
export function focusSection(hash: string): void {
  const section = hashTarget(hash);
  if (section) focusElement(section);
}
