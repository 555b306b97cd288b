/**
 * Style sheets that are included only in pages that need them, with the files they contain. All
 * other CSS is in the sheet `styles`, which is first on every page and defines the cascade layer
 * order. Pages include these sheets in this order.
 *
 * `styles-late` has what only appears once scripts run, such as dialogs. Pages don't contain it; the
 * islands load it. Files whose names end in `.late.css` or `.late.module.css` belong to it.
 *
 * Each additional sheet adds a hash of about 50 bytes to every page's security policy, so prefer a
 * few large ones.
 */
export const PAGE_SHEETS = {
  'styles-code': /\/src\/styles\/code(?:-tokens)?\.css$/,
  'styles-vocabulary': /\/src\/styles\/vocabulary\.css$/,
  'styles-tabs': /\/src\/styles\/tabs\.css$/,
  'styles-pictures': /\/src\/styles\/pictures\.css$/,
  'styles-items': /\/src\/components\/reference\/(?:(?:Item|Error|Key)List|Fold)\./,
  'styles-reference':
    /\/src\/(?:styles\/(?:reference|members)|components\/(?:reference\/(?!(?:Item|Error|Key)List|Fold)|releases\/)\w+|layouts\/Reference\w+)(?:\.module)?\.css$/,
  'styles-home': /\/src\/components\/(?:mdx|base-url-banner)\//,
  'styles-states':
    /\/src\/components\/(?:error|not-found|notice|progress)\/(?!.*\.late\.)|\/src\/layouts\/OutdatedLine\./,
  'styles-settings': /\/src\/components\/(?:announcement|color-mode)\//,
  'styles-late': /\.late(?:\.module)?\.css$/,
} as const;

/** The sheet that pages never contain. */
export const LATE_SHEET = 'styles-late' satisfies keyof typeof PAGE_SHEETS;

/** All page style sheet names, in order. */
export const SHEET_NAMES: readonly string[] = ['styles', ...Object.keys(PAGE_SHEETS)];

/**
 * Returns a style sheet's position on a page.
 *
 * @param href - URL or file name of built CSS, such as `/styles-code.1a2b.css`.
 * @returns The index in `SHEET_NAMES`, or one after the last for a sheet that only one page needs.
 */
export function sheetOrder(href: string): number {
  const index = SHEET_NAMES.indexOf(/([\w-]+)\.[0-9a-f]+\.css$/.exec(href)?.[1] ?? '');
  return index < 0 ? SHEET_NAMES.length : index;
}
