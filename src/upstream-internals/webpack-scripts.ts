import fs from 'node:fs';
import { upstreamChanged } from './written-for';

/** The part of webpack's configuration that says what happens to scripts. */
export interface ScriptRules {
  module?: { rules?: unknown[] };
  plugins?: object[];
}

/** What webpack says of a module when it asks for the loaders. */
interface Asked {
  resource: string;
  /** Not empty where Gatsby wants only some of the exports of a page. */
  resourceQuery: string;
}

interface ScriptRule {
  test: RegExp;
  use: (asked: Asked) => unknown;
}

/**
 * Gives scripts another loader in place of Babel. Babel keeps files with GraphQL, since it takes the queries out, and pages of which Gatsby
 * wants only some exports.
 *
 * @param loaderOf - The loader of a file, as an entry of `use` in a rule of webpack.
 * @throws When Gatsby's rule for scripts is not found.
 */
export function compileWith(loaderOf: (file: string) => unknown, config: ScriptRules): void {
  const rule = config.module?.rules?.find(isScriptRule);
  if (!rule)
    throw upstreamChanged(
      'gatsby',
      'The webpack configuration has no rule for scripts that chooses its loaders by file',
      'webpack-scripts.ts',
    );
  const { use } = rule;
  rule.use = (asked) =>
    asked.resourceQuery === '' && !hasGraphql(asked.resource) ? [loaderOf(asked.resource)] : use(asked);
}

/**
 * Takes ESLint out of development: Gatsby has it check files whose names end in `.js` or `.jsx`, of which this site has none.
 *
 * @throws When Gatsby's plugin is not found.
 */
export function withoutLinting(config: ScriptRules): void {
  const kept = config.plugins?.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  if (!kept || kept.length === config.plugins?.length)
    throw upstreamChanged(
      'gatsby',
      'The webpack configuration of development has no plugin that lints',
      'webpack-scripts.ts',
    );
  config.plugins = kept;
}

function isScriptRule(rule: unknown): rule is ScriptRule {
  const { test, use } = (rule ?? {}) as Partial<ScriptRule>;
  return test instanceof RegExp && test.test('page.tsx') && typeof use === 'function';
}

function hasGraphql(file: string): boolean {
  return fs.readFileSync(file, 'utf8').includes('graphql');
}
