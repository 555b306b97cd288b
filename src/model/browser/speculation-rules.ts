/**
 * Attribute for links whose pages should be prefetched. With the value `POINTED`, the page is
 * prerendered.
 */
export const NEAR = 'data-near';
export const POINTED = 'pointed';

/**
 * The Speculation Rules for browsers that support them. Only marked links match, because a page
 * with hundreds of matching links restyles all of them. The Content-Security-Policy allows exactly
 * this text.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: `[${NEAR}]` }, eagerness: 'immediate' }],
  prerender: [{ where: { selector_matches: `[${NEAR}="${POINTED}"]` }, eagerness: 'immediate' }],
});
