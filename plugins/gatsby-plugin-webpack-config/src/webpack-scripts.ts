import { upstreamChanged } from '../../../src/node/upstream-changed';

/** The webpack settings that control how scripts are processed. */
export interface ScriptRules {
  module?: { rules?: unknown[] };
  optimization?: { minimizer?: object[] };
}

/** The parts of terser-webpack-plugin used here. It supports other minifiers too. */
interface Minifier {
  constructor: { swcMinify?: object };
  options: {
    exclude?: RegExp;
    minimizer: { implementation?: object; options: object };
    parallel?: boolean | number;
  };
}

/** ECMAScript version that all browsers in `browserslist` support. */
const ECMA = 2020;

/** Files of Gatsby's app, which aren't published. */
const APP_FILES = /^(?:app|commons|component---|framework|polyfill|webpack-runtime)/;

/** What webpack passes when it requests the loaders for a module. */
interface LoaderRequest {
  /** Empty, unless Gatsby needs only some of a page's exports. */
  resourceQuery: string;
}

interface ScriptRule {
  test: RegExp;
  use: (request: LoaderRequest) => unknown;
}

/**
 * A webpack plugin that prevents compiling TypeScript twice. Gatsby's rule for scripts already
 * compiles it, but the rule of gatsby-plugin-typescript, which is added after all site plugins,
 * runs Babel again. Only templates of MDX pages need that, because the MDX loader reads only
 * JavaScript.
 *
 * @throws When the plugin is applied and that rule isn't found.
 */
export const preventSecondCompilation = {
  apply({ options }: { options: ScriptRules }): void {
    const rule = options.module?.rules?.find((each) => isRuleFor(each, 'page.tsx') && !isScriptRule(each));
    if (!rule)
      throw upstreamChanged(
        'gatsby-plugin-typescript',
        'The webpack config has no rule for TypeScript alone',
      );
    const { use } = rule as ScriptRule;
    (rule as ScriptRule).use = (request) => (request.resourceQuery === '' ? [] : use(request));
  },
};

/**
 * Minifies the islands with SWC for modern browsers. Terser takes longer and its result is larger, and
 * Gatsby limits it to the syntax of 2009.
 *
 * @throws When Gatsby's minifier isn't found or doesn't support SWC.
 */
export function minifyWithSwc({ optimization }: ScriptRules): void {
  const minifier = optimization?.minimizer?.find(({ constructor }) => constructor.name === 'TerserPlugin') as
    | Minifier
    | undefined;
  const implementation = minifier?.constructor.swcMinify;
  if (!minifier || !implementation)
    throw upstreamChanged('gatsby', 'The webpack config has no TerserPlugin that supports SWC');
  minifier.options.minimizer = {
    implementation,
    options: { ecma: ECMA, compress: { passes: 3 }, mangle: true },
  };
  minifier.options.exclude = APP_FILES;
  // SWC has its own threads. In parallel mode, the plugin would start a process for it.
  minifier.options.parallel = false;
}

const isScriptRule = (rule: unknown): rule is ScriptRule => isRuleFor(rule, 'page.js');

function isRuleFor(rule: unknown, file: string): rule is ScriptRule {
  const { test, use } = (rule ?? {}) as Partial<ScriptRule>;
  return test instanceof RegExp && test.test(file) && typeof use === 'function';
}
