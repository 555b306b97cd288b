/*
 * The page's frame and everything that scripts add use IDs that start with `site:`. No heading or
 * member can have such an ID: theirs contain no colon.
 */

/**
 * IDs that libraries set outside the article, and `top` for links to the start of the page.
 * A heading or member with one of them would break the page's scripts or its links.
 */
export const RESERVED_IDS: ReadonlySet<string> = new Set([
  '___gatsby',
  'gatsby-announcer',
  'gatsby-focus-wrapper',
  'footnote-label',
  'top',
]);
