import { writeClipboard } from './clipboard';
import { element } from './element';
import { on } from './events';
import { text } from './texts';

/** Copies the page as Markdown when its copy button is clicked, and shows the result next to it. */
export function listenToCopyPage(): void {
  on('click', '[data-copies-page]', (button) => {
    const url = button.dataset['copiesPage'] ?? '';
    const status = button.parentElement?.querySelector('[role="status"]');
    writeClipboard(fetchText(url)).then(
      () => status?.replaceChildren(text('page.copied')),
      () => status?.replaceChildren(text('page.copy.failed'), ' ', element('a', { href: url }, url)),
    );
  });
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: the server returned status ${response.status} instead of 200.`);
  return response.text();
}
