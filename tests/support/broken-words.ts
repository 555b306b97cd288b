/**
 * Finds words that break in the middle at the end of a line, except URLs. Runs in the page.
 *
 * @param within - Selector for the elements to search.
 * @returns Texts with broken words.
 */
export function brokenWords(within: string): string[] {
  const range = document.createRange();
  const textsOf = (element: Element): Text[] => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts;
  };
  const isBroken = (node: Text): boolean => {
    range.selectNodeContents(node);
    if (range.getClientRects().length < 2) return false;
    let line: number | undefined;
    return Array.from(node.data, (_, index) => index).some((index) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const [box] = range.getClientRects();
      if (!box || box.width === 0) return false;
      const isNewLine = line !== undefined && box.top > line + box.height / 2;
      line = box.top;
      return isNewLine && /^[\p{L}\d]{2}$/u.test(node.data.slice(index - 1, index + 1));
    });
  };
  return [...document.querySelectorAll(within)]
    .flatMap(textsOf)
    .filter(
      ({ parentElement, data }) =>
        parentElement?.checkVisibility() && !parentElement.closest('pre') && !data.includes('://'),
    )
    .filter(isBroken)
    .map(({ data }) => data);
}
