/**
 * Puts a text into the clipboard. Safari takes one that is still to come only when it is promised within the click.
 *
 * @throws When the text does not come, or the browser does not allow it.
 */
export async function writeClipboard(content: string | Promise<string>): Promise<void> {
  // Absent on insecure origins, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) throw new Error('This page has no access to the clipboard.');
  if (typeof content === 'string') await clipboard.writeText(content);
  else if (typeof ClipboardItem === 'undefined') await clipboard.writeText(await content);
  else {
    const blob = content.then((value) => new Blob([value], { type: 'text/plain' }));
    await clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  }
}
