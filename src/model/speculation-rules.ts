/** Marks links whose pages are worth fetching before the reader points at them. */
export const NEAR = 'data-near';

/**
 * What a browser that knows Speculation Rules loads ahead: the pages of marked links, and, ready to be shown, the page that the reader
 * points at for a moment or presses. Addresses of files and of sections do not count. The Content-Security-Policy allows exactly this
 * text.
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
  return JSON.stringify({
    prefetch: [{ where: { and: [isPage, { selector_matches: `[${NEAR}]` }] }, eagerness: 'immediate' }],
    prerender: [{ where: isPage, eagerness: 'moderate' }],
  });
}
