/** Components an .mdx guide may use without importing them; the same words as the directives of .md guides. */
export const mdxComponentNames = [
  'Note',
  'Tip',
  'Info',
  'Warning',
  'Danger',
  'Tabs',
  'Tab',
  'Steps',
  'Cards',
  'Details',
  'FileTree',
  'Badge',
  'Kbd',
  'ColorSwatch',
  'ColorTokens',
];
