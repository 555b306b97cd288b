/**
 * Writes text to the clipboard. Safari accepts text that is still loading only as a promise passed
 * during the click.
 *
 * @throws When the promise rejects, or the browser denies access to the clipboard.
 */
export async function writeClipboard(content: string | Promise<string>): Promise<void> {
  // The type is wrong: insecure origins have no clipboard.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new Error('The clipboard is not available. Open the page over HTTPS.');
  if (typeof content === 'string') await clipboard.writeText(content);
  else if (typeof ClipboardItem === 'undefined') await clipboard.writeText(await content);
  else {
    const blob = content.then((value) => new Blob([value], { type: 'text/plain' }));
    await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
}
