/** Runs in the page: names and words of its main part that go on in the next line in the middle of a word. Addresses may. */
export function brokenWords(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('pre')) continue;
    if (node.data.includes('://')) continue;
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) continue;
    let line: number | undefined;
    for (let index = 0; index < node.data.length; index++) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const [box] = range.getClientRects();
      if (!box || box.width === 0) continue;
      if (
        line !== undefined &&
        box.top > line + box.height / 2 &&
        /^[\p{L}\d]{2}$/u.test(node.data.slice(index - 1, index + 1))
      )
        found.push(`${node.data.slice(0, index)}|${node.data.slice(index)}`);
      line = box.top;
    }
  }
  return found;
}
