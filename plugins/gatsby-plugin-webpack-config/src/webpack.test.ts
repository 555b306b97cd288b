import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheByDigest, type CacheSettings } from './webpack-cache';
import { pageSheetGroups } from './webpack-css';
import { minifyWithSwc, preventSecondCompilation } from './webpack-scripts';

it.each([
  ['app', true],
  ['component---src-templates-guide-tsx', true],
  ['component---src-pages-search-tsx', false],
  ['search-dialog', false],
  [null, false],
])('inlines the CSS of chunk %s in every page: %s', (name, expected) => {
  const { test } = pageSheetGroups({}).splitChunks.cacheGroups.styles;
  const chunkGraph = { getModuleChunksIterable: () => [{ name }] };
  expect(test({ type: 'css/mini-extract', nameForCondition: () => undefined }, { chunkGraph })).toBe(
    expected,
  );
});

it('collects the files of a page style sheet on any system, before the sheet for all pages', () => {
  const { cacheGroups } = pageSheetGroups({ 'styles-code': /\/styles\/code\.css$/ }).splitChunks;
  const group = cacheGroups['styles-code' as keyof typeof cacheGroups] as unknown as {
    priority: number;
    test: (module: { type: string; nameForCondition: () => string | undefined }, context: object) => boolean;
  };
  const takes = (type: string, file?: string, chunk = 'app') =>
    group.test(
      { type, nameForCondition: () => file },
      { chunkGraph: { getModuleChunksIterable: () => [{ name: chunk }] } },
    );
  expect(takes('css/mini-extract', '/site/src/styles/code.css')).toBe(true);
  expect(takes('css/mini-extract', 'C:\\site\\src\\styles\\code.css')).toBe(true);
  expect(takes('css/mini-extract', '/site/src/styles/base.css')).toBe(false);
  expect(takes('javascript/auto', '/site/src/styles/code.css')).toBe(false);
  expect(takes('css/mini-extract')).toBe(false);
  expect(takes('css/mini-extract', '/site/src/styles/code.css', 'search-results')).toBe(false);
  expect(group.priority).toBeGreaterThan(40);
});

describe('the second rule for TypeScript', () => {
  const scripts = { test: /\.(js|jsx|ts|tsx)$/, use: () => ['first'] };

  it('compiles only templates of MDX pages', () => {
    const typescript = { test: /\.tsx?$/, use: (): unknown => ['second'] };
    preventSecondCompilation.apply({ options: { module: { rules: [scripts, typescript] } } });
    const loaders = (resourceQuery: string) =>
      (typescript.use as (request: object) => unknown)({ resource: 'page.tsx', resourceQuery });
    expect(loaders('')).toEqual([]);
    expect(loaders('?__contentFilePath=page.mdx')).toEqual(['second']);
    expect(scripts.use()).toEqual(['first']);
  });

  it('stops the build if it is missing', () => {
    expect(() => preventSecondCompilation.apply({ options: { module: { rules: [scripts] } } })).toThrow(
      'no rule for TypeScript alone',
    );
  });
});

describe('the script minifier', () => {
  class TerserPlugin {
    static swcMinify = () => undefined;
    options = { minimizer: { options: { ecma: 5 } }, parallel: 3 };
  }

  it('is SWC for modern browsers, without a separate process', () => {
    const minifier = new TerserPlugin();
    minifyWithSwc({ optimization: { minimizer: [minifier] } });
    expect(minifier.options).toMatchObject({
      minimizer: { implementation: TerserPlugin.swcMinify, options: { ecma: 2020 } },
      parallel: false,
    });
  });

  it('stops the build if it is missing or does not support SWC', () => {
    const older = {
      TerserPlugin: class TerserPlugin {
        options = {};
      },
    };
    for (const minimizer of [[], [new older.TerserPlugin()]])
      expect(() => minifyWithSwc({ optimization: { minimizer } })).toThrow(
        'no TerserPlugin that supports SWC',
      );
  });
});

describe('webpack’s cache', () => {
  let root: string;
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'webpack-cache-'));
    fs.mkdirSync(path.join(root, 'node_modules'));
    write('plugin.js', 'one');
    write('node_modules/.package-lock.json', '{"version":"1"}');
  });
  afterEach(() => fs.rmSync(root, { recursive: true }));

  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  const settings = (): CacheSettings => ({
    cache: { name: 'build-html', buildDependencies: { config: [path.join(root, 'plugin.js')] } },
  });
  const cacheOf = () => {
    const config = settings();
    cacheByDigest(config, root);
    return config.cache as { name: string; version: string; buildDependencies: object };
  };

  it.each([
    ['is kept while nothing changes', 'README.md', true],
    ['is dropped when a package changes', 'node_modules/.package-lock.json', false],
    ['is dropped when a plugin of this site changes', 'plugin.js', false],
  ])('%s', (_, changed, kept) => {
    const { version } = cacheOf();
    write(changed, 'two');
    expect(cacheOf().version === version).toBe(kept);
  });

  it('keeps its name, and its dependencies are not checked', () => {
    const config = settings();
    cacheByDigest(config, root);
    expect(config.cache).toMatchObject({ name: 'build-html', buildDependencies: {} });
    const found = new Set(['babel-loader']);
    for (const plugin of config.plugins ?? [])
      (plugin as { apply: (compiler: object) => void }).apply({
        hooks: {
          afterCompile: {
            tap: (_name: string, act: (compilation: object) => void) => act({ buildDependencies: found }),
          },
        },
      });
    expect(found.size).toBe(0);
  });

  it('uses webpack’s default without npm’s list of packages', () => {
    fs.rmSync(path.join(root, 'node_modules/.package-lock.json'));
    const config = settings();
    cacheByDigest(config, root);
    expect(config).toEqual(settings());
  });

  it('stops the build if the config does not list the cache dependencies', () => {
    expect(() => cacheByDigest({ cache: { type: 'filesystem' } }, root)).toThrow(
      'The webpack config does not list the files that its cache depends on. This site relies on that part of gatsby',
    );
  });
});
