import { element } from './element';
import { on } from './events';
import { text } from './texts';

/** Puts the Markdown of the page into the clipboard, and says beside the button how that went. */
export function listenToCopyPage(): void {
  on('click', '[data-copies-page]', (button) => {
    const url = button.dataset['copiesPage'] ?? '';
    const status = button.parentElement?.querySelector('[role="status"]');
    copyFile(url).then(
      () => status?.replaceChildren(text('page.copied')),
      () => status?.replaceChildren(text('page.copy.failed'), ' ', element('a', { href: url }, url)),
    );
  });
}

/** Safari allows it only when the text is promised within the click. */
async function copyFile(url: string): Promise<void> {
  const content = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`${url}: status ${response.status}, expected 200.`);
    return response.text();
  });
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await content);
    return;
  }
  const blob = content.then((value) => new Blob([value], { type: 'text/plain' }));
  // eslint-disable-next-line compat/compat -- Where there is none, the text was copied above.
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
