/**
 * Checks whether a chunk's CSS is inlined in every page. Only the app's and the page templates' CSS
 * is.
 */
function isPageCss({ name }: { name?: string | null }): boolean {
  return name === 'app' || /^component---(?!src-pages-search-)/.test(name ?? '');
}

/**
 * Returns webpack settings that limit Gatsby's cache group for CSS to the modules of pages, and add a
 * group for each separate page style sheet. Islands share these sheets: a page that has one inline
 * doesn't load it again.
 *
 * @param sheets - File patterns by style sheet. The names start with `styles`.
 */
export function pageSheetGroups(sheets: Readonly<Record<string, RegExp>>) {
  const isOfPage = (module: CssModule, { chunkGraph }: SplitContext): boolean =>
    module.type === 'css/mini-extract' && [...chunkGraph.getModuleChunksIterable(module)].some(isPageCss);
  const groups = Object.entries(sheets).map(([name, files], index) => [
    name,
    {
      name,
      test: (module: CssModule, context: SplitContext) =>
        isOfPage(module, context) && files.test(module.nameForCondition()?.replaceAll('\\', '/') ?? ''),
      chunks: 'all',
      // Gatsby's own group has priority 40. The last sheet that matches gets the file.
      priority: 50 + index,
      enforce: true,
    },
  ]);
  return {
    splitChunks: {
      cacheGroups: { styles: { test: isOfPage, chunks: 'all' }, ...Object.fromEntries(groups) },
    },
  } as const;
}

interface CssModule {
  type: string;
  nameForCondition: () => string | undefined;
}

interface SplitContext {
  chunkGraph: { getModuleChunksIterable: (module: CssModule) => Iterable<{ name?: string | null }> };
}

/**
 * Warning from mini-css-extract-plugin about modules that are imported in different orders. Here,
 * the order doesn't matter: class names of modules are unique, and cascade layers order everything
 * else.
 */
export const CSS_ORDER_WARNING = /Conflicting order/;
