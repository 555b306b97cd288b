import { upstreamChanged } from '../../shared/upstream-changed';

/** The part of webpack's configuration that says how CSS is read and minified. */
export interface StyleRules {
  module?: { rules?: unknown[] };
  optimization?: { minimizer?: object[] };
}

/** A class name in the HTML and the CSS of every page: enough of the hash to be unique. */
const CLASS_NAME = '[hash:base64:5]';

/**
 * Gives CSS modules class names of five letters instead of file, name and hash: 1.6 kB less on every page.
 *
 * @throws When no rule for CSS modules is found, since HTML and CSS would then have different names.
 */
export function shortenClassNames(config: StyleRules): void {
  if (shortenIn(config.module?.rules) === 0)
    throw upstreamChanged('css-loader', 'The webpack configuration has no css-loader with modules');
}

function shortenIn(rule: unknown): number {
  if (Array.isArray(rule)) return rule.reduce<number>((count, each) => count + shortenIn(each), 0);
  if (typeof rule !== 'object' || rule === null) return 0;
  const { modules } = rule as { modules?: unknown };
  if (typeof modules === 'object' && modules !== null && 'localIdentName' in modules) {
    modules.localIdentName = CLASS_NAME;
    return 1;
  }
  const { oneOf, use, rules, options } = rule as Record<string, unknown>;
  return [oneOf, use, rules, options].reduce<number>((count, each) => count + shortenIn(each), 0);
}

/**
 * Puts another minifier of CSS in the place of cssnano, whose many modules take longer to load than all sheets of this site to minify.
 *
 * @throws When Gatsby's minifier is not found.
 */
export function replaceCssMinimizer(minifier: object, config: StyleRules): void {
  const minifiers = config.optimization?.minimizer;
  const at = minifiers?.findIndex((each) => each.constructor.name === 'CssMinimizerPlugin') ?? -1;
  if (!minifiers || at === -1)
    throw upstreamChanged('gatsby', 'The webpack configuration has no CssMinimizerPlugin');
  minifiers[at] = minifier;
}

/**
 * Which chunks' CSS is inlined in every page: that of the app and of the pages. Gatsby would inline that of the search page and
 * of dialogs as well; these bring their own.
 */
export function isPageCss({ name }: { name?: string | null }): boolean {
  return name === 'app' || /^component---(?!src-pages-search-)/.test(name ?? '');
}

/**
 * Gatsby's cache group that collects the CSS of all chunks, limited to `isPageCss`, and one more for each sheet of its own.
 *
 * @param ownSheets - Names of sheets with the files they are made of. The names begin with `styles`.
 */
export function pageSheetGroups(ownSheets: Readonly<Record<string, RegExp>>) {
  const own = Object.entries(ownSheets).map(([name, files]) => [
    name,
    {
      name,
      test: (module: CssModule) =>
        module.type === 'css/mini-extract' &&
        files.test(module.nameForCondition()?.replaceAll('\\', '/') ?? ''),
      chunks: isPageCss,
      // Before Gatsby's own group, which has 40.
      priority: 50,
      enforce: true,
    },
  ]);
  return {
    splitChunks: { cacheGroups: { styles: { chunks: isPageCss }, ...Object.fromEntries(own) } },
  } as const;
}

interface CssModule {
  type: string;
  nameForCondition: () => string | undefined;
}

/**
 * The warning of mini-css-extract-plugin about modules that are imported in another order elsewhere. Here the order does not matter: each
 * module's classes are its own, and cascade layers order the rest.
 */
export const CSS_ORDER_WARNING = /Conflicting order/;
