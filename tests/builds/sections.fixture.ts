/** IDs of headings that are hidden in `SECTIONS`. */
export const HIDDEN_SECTIONS = ['in-tab', 'in-details', 'in-details-in-tab', 'in-tab-in-details'] as const;

/** A guide's body with headings in tabs and details, and headings named like parts of the page. */
export const SECTIONS = `
${HIDDEN_SECTIONS.map((id) => `[Show ${id}](#${id})`).join(' ')}

${'Text.\n\n'.repeat(60)}

::::tabs{group="sections"}

:::tab[One]

Text.

:::

:::tab[Two]

### In tab {#in-tab}

:::

::::

:::details[Closed]

### In details {#in-details}

:::

:::::tabs

::::tab[One]

Text.

::::

::::tab[Two]

:::details[Closed]

### In details in tab {#in-details-in-tab}

:::

::::

:::::

:::::details[Closed]

::::tabs

:::tab[One]

Text.

:::

:::tab[Two]

### In tab in details {#in-tab-in-details}

:::

::::

:::::

${'Text.\n\n'.repeat(60)}

Text.[^a]

${[
  ...['Page', 'Boot', 'Content', 'Menu', 'Docs nav', 'Site search', 'Search', 'Toc title', 'Search list'],
  ...['Keyboard help', 'Single keys help', 'Route announcer', 'Symbol card', 'Sample hint', 'Base url fix'],
  ...['Used in guides', 'All pages', 'Areas', 'What the toolkit contains', 'Tabs 1 1', 'Fn a', 'Fnref a'],
]
  .map((title) => `## ${title}`)
  .join('\n\n')}

[^a]: Note.
`;
