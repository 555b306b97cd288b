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

/** What takes the place of Gatsby's rule for scripts, and the other settings. */
function configure(stage: string): { scripts: { use: (asked: object) => unknown }; settings: Settings } {
  const settings: Settings[] = [];
  const modules = { localIdentName: '[name]' };
  const scripts = { test: /\.(js|tsx)$/, use: (): unknown => ['babel'] };
  const args = {
    stage,
    store: { getState: () => ({ program: { directory: process.cwd() } }) },
    getConfig: () => ({
      module: { rules: [{ use: [{ options: { modules } }] }, scripts] },
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
    { plugins: [], targets: ['chrome109'] } as PluginOptions,
    () => undefined,
  );
  return { scripts, settings: Object.assign({}, ...settings) as Settings };
}

const settingsOf = (stage: string) => configure(stage).settings;

const COMPONENT = 'src/components/footer/Footer.tsx';

it.each([
  ['develop', COMPONENT, ['babel']],
  ['develop', 'src/model/nearest.ts', [expect.objectContaining({ loader: 'esbuild-loader' })]],
  ['develop-html', COMPONENT, [expect.objectContaining({ loader: 'esbuild-loader' })]],
  ['build-javascript', COMPONENT, [expect.objectContaining({ loader: 'esbuild-loader' })]],
  ['build-html', COMPONENT, [expect.objectContaining({ loader: 'esbuild-loader' })]],
])(
  'in the stage %s, %s has the loader that it needs: Babel only to keep the state of components',
  (stage, file, loaders) => {
    const { scripts } = configure(stage);
    expect(scripts.use({ resource: path.resolve(file), resourceQuery: '' })).toEqual(loaders);
  },
);

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
