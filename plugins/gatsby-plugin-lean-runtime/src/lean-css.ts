/** The parts of webpack's configuration that say how CSS is read and written. */
export interface StyleRules {
  module?: { rules?: unknown[] };
  plugins?: unknown[];
}

/** A class name in the HTML and the CSS of every page: enough of the hash to be unique. */
const CLASS_NAME = '[hash:base64:5]';

/**
 * Gives CSS modules class names of five letters in place of file, name and hash: 1.6 kB less on every page.
 *
 * @throws When no rule for CSS modules is found, since HTML and CSS would then have different names.
 */
export function shortenClassNames(config: StyleRules): void {
  if (shortenIn(config.module?.rules) === 0)
    throw new Error(
      'No css-loader with modules was found in the webpack configuration. gatsby-plugin-lean-runtime was written for Gatsby 5.16; adapt src/lean-css.ts.',
    );
}

/**
 * Silences the warnings about modules that are imported in another order here than there. Each module's classes are its own, and cascade layers
 * order the rest.
 */
export function ignoreOrder({ plugins = [] }: StyleRules): void {
  for (const plugin of plugins as { constructor: { name: string }; options?: object }[])
    if (plugin.constructor.name === 'MiniCssExtractPlugin')
      plugin.options = { ...plugin.options, ignoreOrder: true };
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
 * Which chunks' CSS stands in every page: that of the app and of the pages. Gatsby would put that of the search page and
 * of dialogs there as well; they bring their own.
 */
export function cssOfPages({ name }: { name?: string | null }): boolean {
  return name === 'app' || /^component---(?!src-pages-search-)/.test(name ?? '');
}
