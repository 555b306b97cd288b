import fs from 'node:fs';
import { upstreamChanged } from '../../shared/upstream-changed';

/** The part of webpack's configuration that says what happens to scripts. */
export interface ScriptRules {
  module?: { rules?: unknown[] };
  optimization?: { minimizer?: object[] };
}

/** The part of webpack's compiler that a plugin of it is given. */
interface Compiler {
  options: ScriptRules;
}

/** What is used of terser-webpack-plugin, which can minify by other programs than terser. */
interface Minifier {
  constructor: { swcMinify?: object };
  options: { minimizer: { implementation?: object; options: object }; parallel?: boolean | number };
}

/** The year whose syntax all browsers of `browserslist` know. */
const ECMA = 2020;

/** What webpack says of a module when it asks for the loaders. */
interface LoaderRequest {
  resource: string;
  /** Not empty where Gatsby wants only some of the exports of a page. */
  resourceQuery: string;
}

/** Whether Gatsby takes a query out of the file. */
const hasQuery = (text: string): boolean => /\bgraphql`/.test(text);

interface ScriptRule {
  test: RegExp;
  use: (asked: LoaderRequest) => unknown;
}

/**
 * Gives scripts another loader in place of Babel. Babel keeps files with GraphQL, since it takes the queries out, and pages of which Gatsby
 * wants only some exports.
 *
 * @param loaderOf - The loader of a file, as an entry of `use` in a rule of webpack; null to leave the file to Babel.
 * @throws When Gatsby's rule for scripts is not found.
 */
export function replaceScriptLoader(loaderOf: (file: string) => unknown, config: ScriptRules): void {
  const rule = config.module?.rules?.find(isScriptRule);
  if (!rule)
    throw upstreamChanged(
      'gatsby',
      'The webpack configuration has no rule for scripts that chooses its loaders by file',
    );
  const { use } = rule;
  rule.use = (asked) => {
    const loader =
      asked.resourceQuery === '' && !hasQuery(fs.readFileSync(asked.resource, 'utf8'))
        ? loaderOf(asked.resource)
        : null;
    return loader === null ? use(asked) : [loader];
  };
}

/**
 * A webpack plugin that keeps TypeScript from being compiled twice. Gatsby's rule for scripts compiles it; the rule of gatsby-plugin-typescript,
 * which Gatsby adds after all plugins of the site, sends the same files through Babel once more. Templates of MDX pages need that: what
 * puts the page into them only reads JavaScript.
 *
 * @throws When the plugin is applied and that rule is not found.
 */
export const preventSecondCompilation = {
  apply({ options }: Compiler): void {
    const rule = options.module?.rules?.find(isTypeScriptRule);
    if (!rule)
      throw upstreamChanged(
        'gatsby-plugin-typescript',
        'The webpack configuration has no rule for TypeScript alone',
      );
    const { use } = rule;
    rule.use = (asked) => (asked.resourceQuery === '' ? [] : use(asked));
  },
};

/**
 * Minifies scripts by SWC, to the syntax of browsers of today: terser takes longer and its result is larger, and Gatsby keeps to the syntax of 2009, also
 * where it makes scripts longer.
 *
 * @throws When Gatsby's minifier is not found, or does not know SWC.
 */
export function minifyWithSwc({ optimization }: ScriptRules): void {
  const minifier = optimization?.minimizer?.find(({ constructor }) => constructor.name === 'TerserPlugin') as
    | Minifier
    | undefined;
  const implementation = minifier?.constructor.swcMinify;
  if (!minifier || !implementation)
    throw upstreamChanged(
      'gatsby',
      'The webpack configuration has no TerserPlugin that minifies scripts by SWC',
    );
  minifier.options.minimizer = {
    implementation,
    options: { ecma: ECMA, compress: { passes: 3 }, mangle: true },
  };
  // SWC has threads of its own; the plugin would start a process for it.
  minifier.options.parallel = false;
}

const isScriptRule = (rule: unknown): rule is ScriptRule => isRuleFor(rule, 'page.js');

const isTypeScriptRule = (rule: unknown): rule is ScriptRule =>
  isRuleFor(rule, 'page.tsx') && !isScriptRule(rule);

function isRuleFor(rule: unknown, file: string): boolean {
  const { test, use } = (rule ?? {}) as Partial<ScriptRule>;
  return test instanceof RegExp && test.test(file) && typeof use === 'function';
}
