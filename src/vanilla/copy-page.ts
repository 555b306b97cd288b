import { writeClipboard } from './clipboard';
import { element } from './element';
import { on } from './events';
import { text } from './texts';

/** Puts the Markdown of the page into the clipboard, and says beside the button how that went. */
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
  if (!response.ok) throw new Error(`${url}: status ${response.status}, expected 200.`);
  return response.text();
}
