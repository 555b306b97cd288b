import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheByDigest, type CacheSettings } from './webpack-cache';
import { CompilationHash } from './webpack-compilation-hash';
import { isPageCss, replaceCssMinimizer, pageSheetGroups, shortenClassNames } from './webpack-css';
import { preventSecondCompilation, replaceScriptLoader, minifyWithSwc } from './webpack-scripts';

it('the hash of a compilation is that of its files, whatever webpack has in its cache', () => {
  const hashOf = (own: string, assets: object) => {
    const compilation = { hash: own, assets };
    new CompilationHash().apply({ hooks: { afterEmit: { tap: (_name, act) => act(compilation) } } });
    return compilation.hash;
  };
  expect(hashOf('cold', { 'a-1.js': {}, 'b-1.js': {} })).toBe(hashOf('warm', { 'b-1.js': {}, 'a-1.js': {} }));
  expect(hashOf('cold', { 'a-1.js': {} })).not.toBe(hashOf('cold', { 'a-2.js': {} }));
});

it('class names are shortened wherever css-loader makes some, and a configuration without any stops the build', () => {
  const modules = { localIdentName: '[name]--[local]--[hash:hex:5]' };
  shortenClassNames({ module: { rules: [{ oneOf: [{ use: [{ options: { modules } }] }] }] } });
  expect(modules.localIdentName).toBe('[hash:base64:5]');
  expect(() => shortenClassNames({ module: { rules: [{ use: ['style-loader'] }] } })).toThrow(
    'The webpack configuration has no css-loader with modules.',
  );
});

it('CSS is minified by what is given, and a configuration that does not minify it stops the build', () => {
  class TerserPlugin {
    apply(): void {}
  }
  class CssMinimizerPlugin {
    apply(): void {}
  }
  const scripts = new TerserPlugin();
  const ours = { apply: () => undefined };
  const config = { optimization: { minimizer: [scripts, new CssMinimizerPlugin()] } };
  replaceCssMinimizer(ours, config);
  expect(config.optimization.minimizer).toEqual([scripts, ours]);
  expect(() => replaceCssMinimizer(ours, config)).toThrow('no CssMinimizerPlugin');
});

it.each([
  ['app', true],
  ['component---src-templates-guide-tsx', true],
  ['component---src-pages-search-tsx', false],
  ['search-dialog', false],
  [null, false],
])('the CSS of the chunk %s is inlined in every page: %s', (name, expected) => {
  expect(isPageCss({ name })).toBe(expected);
});

it('a sheet of its own takes the CSS of its files, on any system, and goes before the sheet of all pages', () => {
  const { cacheGroups } = pageSheetGroups({ 'styles-code': /\/styles\/code\.css$/ }).splitChunks;
  const group = cacheGroups['styles-code' as keyof typeof cacheGroups] as unknown as {
    priority: number;
    test: (module: { type: string; nameForCondition: () => string | undefined }) => boolean;
  };
  const takes = (type: string, file?: string) => group.test({ type, nameForCondition: () => file });
  expect(takes('css/mini-extract', '/site/src/styles/code.css')).toBe(true);
  expect(takes('css/mini-extract', 'C:\\site\\src\\styles\\code.css')).toBe(true);
  expect(takes('css/mini-extract', '/site/src/styles/base.css')).toBe(false);
  expect(takes('javascript/auto', '/site/src/styles/code.css')).toBe(false);
  expect(takes('css/mini-extract')).toBe(false);
  expect(group.priority).toBeGreaterThan(40);
});

describe('a loader in place of Babel', () => {
  const rule = { test: /\.(js|tsx?)$/, use: () => ['babel'] as unknown[] };
  const loadersOf = (file: string, resourceQuery = '') => {
    const config = { module: { rules: [{ test: /\.css$/, use: ['css'] }, { ...rule }] } };
    replaceScriptLoader(() => 'esbuild', config);
    const { use } = config.module.rules[1] as { use: (asked: object) => unknown };
    return use({ resource: path.resolve(file), resourceQuery });
  };

  it.each([
    ['a component', 'src/components/footer/Footer.tsx', '', ['esbuild']],
    ['a page with a query', 'src/templates/guide.tsx', '', ['babel']],
    [
      'a file that only speaks of GraphQL',
      'plugins/gatsby-plugin-webpack-config/src/webpack-scripts.ts',
      '',
      ['esbuild'],
    ],
    ['a part of a page', 'src/pages/404.tsx', '?export=head', ['babel']],
  ])('%s is compiled by the right one', (_, file, query, loaders) => {
    expect(loadersOf(file, query)).toEqual(loaders);
  });

  it('stops a build whose configuration has no rule for it', () => {
    expect(() =>
      replaceScriptLoader(() => 'esbuild', { module: { rules: [{ test: /\.tsx$/, use: ['babel'] }] } }),
    ).toThrow('The webpack configuration has no rule for scripts that chooses its loaders by file.');
  });
});

describe('the second rule for TypeScript', () => {
  const scripts = { test: /\.(js|jsx|ts|tsx)$/, use: () => ['first'] };

  it('only compiles what its page of MDX is put into', () => {
    const typescript = { test: /\.tsx?$/, use: () => ['second'] };
    preventSecondCompilation.apply({ options: { module: { rules: [scripts, typescript] } } });
    const loaders = (resourceQuery: string) =>
      (typescript.use as (asked: object) => unknown)({ resource: 'page.tsx', resourceQuery });
    expect(loaders('')).toEqual([]);
    expect(loaders('?__contentFilePath=page.mdx')).toEqual(['second']);
    expect(scripts.use()).toEqual(['first']);
  });

  it('stops a build in which it is gone', () => {
    expect(() => preventSecondCompilation.apply({ options: { module: { rules: [scripts] } } })).toThrow(
      'no rule for TypeScript alone',
    );
  });
});

describe('the minifier of scripts', () => {
  class TerserPlugin {
    static swcMinify = () => undefined;
    options = { minimizer: { options: { ecma: 5 } }, parallel: 3 };
  }

  it('is SWC, for browsers of today, without a process of its own', () => {
    const minifier = new TerserPlugin();
    minifyWithSwc({ optimization: { minimizer: [minifier] } });
    expect(minifier.options).toMatchObject({
      minimizer: { implementation: TerserPlugin.swcMinify, options: { ecma: 2020 } },
      parallel: false,
    });
  });

  it('stops a build that has none, or one without SWC', () => {
    const older = {
      TerserPlugin: class TerserPlugin {
        options = {};
      },
    };
    for (const minimizer of [[], [new older.TerserPlugin()]])
      expect(() => minifyWithSwc({ optimization: { minimizer } })).toThrow('no TerserPlugin that minifies');
  });
});

describe('the cache of webpack', () => {
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

  it('keeps its name, and nobody looks for what it depends on', () => {
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

  it('is left to webpack where npm has not listed what is installed', () => {
    fs.rmSync(path.join(root, 'node_modules/.package-lock.json'));
    const config = settings();
    cacheByDigest(config, root);
    expect(config).toEqual(settings());
  });

  it('stops a build whose configuration does not say what the cache depends on', () => {
    expect(() => cacheByDigest({ cache: { type: 'filesystem' } }, root)).toThrow(
      'The webpack configuration does not name the files that its cache depends on. This site relies on that part of gatsby',
    );
  });
});
