import { writeClipboard } from './clipboard';
import { element } from './element';
import { on } from './events';
import { fetchFile } from './fetch-file';
import { text } from './texts';

/** Copies the page as Markdown when its copy button is clicked, and shows the result next to it. */
export function listenToCopyPage(): void {
  on('click', '[data-copies-page]', (button) => {
    const url = button.dataset['copiesPage'] ?? '';
    const status = button.parentElement?.querySelector('[role="status"]');
    writeClipboard(fetchFile(url).then((response) => response.text())).then(
      () => status?.replaceChildren(text('page.copied')),
      () => status?.replaceChildren(text('page.copy.failed'), ' ', element('a', { href: url }, url)),
    );
  });
}
