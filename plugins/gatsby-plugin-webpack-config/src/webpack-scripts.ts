import fs from 'node:fs';
import { upstreamChanged } from '../../../src/model/upstream-changed';

/** The webpack settings that control how scripts are processed. */
export interface ScriptRules {
  module?: { rules?: unknown[] };
  optimization?: { minimizer?: object[] };
}

/** The parts of terser-webpack-plugin used here. It supports other minifiers too. */
interface Minifier {
  constructor: { swcMinify?: object };
  options: { minimizer: { implementation?: object; options: object }; parallel?: boolean | number };
}

/** ECMAScript version that all browsers in `browserslist` support. */
const ECMA = 2020;

/** What webpack passes when it requests the loaders for a module. */
interface LoaderRequest {
  resource: string;
  /** Not empty if Gatsby needs only some page exports. */
  resourceQuery: string;
}

/** Checks whether a file contains a query that Gatsby extracts. */
const hasQuery = (text: string): boolean => /\bgraphql`/.test(text);

interface ScriptRule {
  test: RegExp;
  use: (request: LoaderRequest) => unknown;
}

/**
 * Replaces Babel with another loader for scripts. Babel still compiles files with GraphQL, because
 * it extracts the queries, and pages of which Gatsby needs only some exports.
 *
 * @param loaderOf - Returns the loader for a file, as an entry of `use` in a webpack rule, or null
 *   to use Babel.
 * @param config - webpack config to change.
 * @throws When Gatsby's rule for scripts isn't found.
 */
export function replaceScriptLoader(loaderOf: (file: string) => unknown, config: ScriptRules): void {
  const rule = config.module?.rules?.find(isScriptRule);
  if (!rule)
    throw upstreamChanged(
      'gatsby',
      'The webpack config has no rule for scripts that chooses its loaders by file',
    );
  const { use } = rule;
  rule.use = (request) => {
    const loader =
      request.resourceQuery === '' && !hasQuery(fs.readFileSync(request.resource, 'utf8'))
        ? loaderOf(request.resource)
        : null;
    return loader === null ? use(request) : [loader];
  };
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
 * Minifies scripts with SWC for modern browsers. Terser takes longer and its result is larger, and
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
  // SWC has its own threads; the plugin would start a process for it.
  minifier.options.parallel = false;
}

const isScriptRule = (rule: unknown): rule is ScriptRule => isRuleFor(rule, 'page.js');

function isRuleFor(rule: unknown, file: string): rule is ScriptRule {
  const { test, use } = (rule ?? {}) as Partial<ScriptRule>;
  return test instanceof RegExp && test.test(file) && typeof use === 'function';
}
