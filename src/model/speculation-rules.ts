/**
 * Attribute for links whose pages should be prefetched. With the value `POINTED`, the page is
 * prerendered.
 */
export const NEAR = 'data-near';
export const POINTED = 'pointed';

/**
 * Returns the Speculation Rules for browsers that support them. The pages of marked links are
 * prefetched; the page of the link that the reader points at or presses is prerendered. Links to
 * files and sections are excluded. The Content-Security-Policy allows exactly this text.
 *
 * @param base - The site's path prefix, without a trailing slash.
 */
export function speculationRules(base: string): string {
  const isPage = {
    and: [
      { href_matches: [`${base}/`, `${base}/*/`] },
      { not: { selector_matches: '[href^="#"], [target], [download]' } },
    ],
  };
  const isMarked = (selector: string) => ({ and: [isPage, { selector_matches: selector }] });
  return JSON.stringify({
    prefetch: [{ where: isMarked(`[${NEAR}]`), eagerness: 'immediate' }],
    prerender: [
      { where: isMarked(`[${NEAR}="${POINTED}"]`), eagerness: 'immediate' },
      { where: isPage, eagerness: 'moderate' },
    ],
  });
}
