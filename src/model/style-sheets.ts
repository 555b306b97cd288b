/**
 * The style sheets that a page holds only where it shows something of them, by the files they are made of. All other CSS is in the sheet
 * `styles`, which every page has first: it says in which order the cascade layers are. Pages and the app have these in the order of this list.
 *
 * One more sheet that pages need is one more hash in the security policy of every page, some 50 bytes: few and large ones are better.
 */
export const PAGE_SHEETS = {
  'styles-code': /\/src\/styles\/code(?:-tokens)?\.css$/,
  'styles-vocabulary': /\/src\/styles\/vocabulary\.css$/,
  'styles-tabs': /\/src\/styles\/tabs\.css$/,
  'styles-pictures': /\/src\/styles\/pictures\.css$/,
  'styles-reference':
    /\/src\/(?:styles\/reference|components\/reference\/\w+|layouts\/Reference\w+)(?:\.module)?\.css$/,
  'styles-home': /\/src\/components\/(?:home|base-url-banner)\//,
  'styles-states': /\/src\/components\/(?:error|not-found|notice|progress)\/|\/src\/layouts\/OutdatedLine\./,
  'styles-settings': /\/src\/components\/(?:announcement|color-mode)\//,
} as const;

/** The names of all sheets of pages, in their order. */
export const SHEET_NAMES: readonly string[] = ['styles', ...Object.keys(PAGE_SHEETS)];

/**
 * Where a sheet stands among those of a page.
 *
 * @param href - URL or name of a built CSS file, `/styles-code.1a2b.css`.
 * @returns Its place in `SHEET_NAMES`; that of the last for a sheet of a single page.
 */
export function sheetOrder(href: string): number {
  const place = SHEET_NAMES.indexOf(/([\w-]+)\.[0-9a-f]+\.css$/.exec(href)?.[1] ?? '');
  return place < 0 ? SHEET_NAMES.length : place;
}
