/**
 * Checks whether a chunk's CSS is inlined in every page. Only the app's and the page templates' CSS
 * is. Gatsby would also inline the CSS of the search page and of dialogs, but they load it
 * themselves.
 */
export function isPageCss({ name }: { name?: string | null }): boolean {
  return name === 'app' || /^component---(?!src-pages-search-)/.test(name ?? '');
}

/**
 * Returns webpack settings that limit Gatsby's cache group for CSS to `isPageCss`, and add a group
 * for each separate page style sheet.
 *
 * @param sheets - File patterns by style sheet. The names start with `styles`.
 */
export function pageSheetGroups(sheets: Readonly<Record<string, RegExp>>) {
  const groups = Object.entries(sheets).map(([name, files]) => [
    name,
    {
      name,
      test: (module: CssModule) =>
        module.type === 'css/mini-extract' &&
        files.test(module.nameForCondition()?.replaceAll('\\', '/') ?? ''),
      chunks: isPageCss,
      // Gatsby's own group has priority 40.
      priority: 50,
      enforce: true,
    },
  ]);
  return {
    splitChunks: { cacheGroups: { styles: { chunks: isPageCss }, ...Object.fromEntries(groups) } },
  } as const;
}

interface CssModule {
  type: string;
  nameForCondition: () => string | undefined;
}

/**
 * Warning from mini-css-extract-plugin about modules that are imported in different orders. Here,
 * the order doesn't matter: class names of modules are unique, and cascade layers order everything
 * else.
 */
export const CSS_ORDER_WARNING = /Conflicting order/;
