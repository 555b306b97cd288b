/**
 * Lists a guide and all guides that it continues, nearest first. Stops if they form a circle.
 *
 * @param guide - The guide at the end of the chain.
 * @param previousOf - Returns the guide that another one continues, if any.
 */
export function guideChain<Guide>(guide: Guide, previousOf: (guide: Guide) => Guide | undefined): Guide[] {
  const chain: Guide[] = [];
  for (let next: Guide | undefined = guide; next && !chain.includes(next); next = previousOf(next))
    chain.push(next);
  return chain;
}
