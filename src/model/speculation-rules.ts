/** Marks links whose pages are worth fetching; with the value `POINTED`, worth making ready to be shown. */
export const NEAR = 'data-near';
export const POINTED = 'pointed';

/**
 * What a browser that knows Speculation Rules loads ahead: the pages of marked links, and, ready to be shown, the page of the link that is
 * marked as pointed at, or that the reader presses. Addresses of files and of sections do not count. The Content-Security-Policy allows
 * exactly this text.
 *
 * @param base - Path prefix of the site, without a slash at the end.
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
