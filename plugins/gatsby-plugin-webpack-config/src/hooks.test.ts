import fs from 'node:fs';
import path from 'node:path';
import type { CreateWebpackConfigArgs, PluginOptions } from 'gatsby';
import { onCreateWebpackConfig } from '../gatsby-node';

interface Settings {
  ignoreWarnings?: { message: RegExp }[];
  plugins?: unknown[];
}

class TerserPlugin {
  static swcMinify = () => undefined;
  options = { minimizer: { options: {} } };
}

function settingsOf(stage: string): Settings {
  const settings: Settings[] = [];
  const args = {
    stage,
    store: { getState: () => ({ program: { directory: process.cwd() } }) },
    getConfig: () => ({
      optimization: { minimizer: [new TerserPlugin()] },
      cache: { buildDependencies: { config: [] } },
    }),
    actions: {
      setWebpackConfig: (each: Settings) => settings.push(each),
      replaceWebpackConfig: () => undefined,
    },
  };
  onCreateWebpackConfig?.(
    args as unknown as CreateWebpackConfigArgs,
    { plugins: [] } as PluginOptions,
    () => undefined,
  );
  return Object.assign({}, ...settings) as Settings;
}

it.each(['develop', 'develop-html', 'build-javascript', 'build-html'])(
  'no warning about the order of style sheets in the stage %s',
  (stage) => {
    const source = fs.readFileSync(
      path.resolve('node_modules/mini-css-extract-plugin/dist/index.js'),
      'utf8',
    );
    const [warning = ''] = /Conflicting order[^`]*/.exec(source) ?? [];
    expect(warning).toContain('Following module has been added');
    const ignored = settingsOf(stage).ignoreWarnings ?? [];
    expect(ignored.some(({ message }) => message.test(`chunk styles\n${warning}`))).toBe(true);
    expect(ignored.some(({ message }) => message.test('Module not found'))).toBe(false);
  },
);
