import { on } from '../dom/events';
import { isPlainClick } from '../../browser/plain-click';
import { text } from '../dom/texts';

/** Copies a section's address when its anchor is clicked. The browser follows the link as usual. */
export function listenToAnchors(): void {
  on('click', 'a.anchor', (link, event) => {
    if (isPlainClick(event))
      import('./copy-address').then(
        ({ copyAddress }) => copyAddress(link as HTMLAnchorElement, text('code.copied')),
        () => undefined,
      );
  });
}
