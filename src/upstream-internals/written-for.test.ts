import fs from 'node:fs';
import path from 'node:path';
import { upstreamChanged, WRITTEN_FOR } from './written-for';

const installed = (name: string, file: string) =>
  fs.readFileSync(path.resolve('node_modules', name, file), 'utf8');
const versionOf = (name: string) =>
  (JSON.parse(installed(name, 'package.json')) as { version: string }).version;

it.each(Object.entries(WRITTEN_FOR))(
  '%s is the release that the code was written for: %s',
  (name, version) => {
    if (versionOf(name) !== version)
      throw new Error(
        `${name} is ${versionOf(name)}; src/upstream-internals was written for ${version}. Check the files there that rely on it (their tests name them), build the site, run the browser tests, then change WRITTEN_FOR.`,
      );
  },
);

it('an error of a build names the release and the file to adapt', () => {
  expect(upstreamChanged('gatsby', 'The slice is gone', 'gatsby-scripts.ts').message).toBe(
    `The slice is gone. This was written for gatsby ${WRITTEN_FOR.gatsby}; adapt src/upstream-internals/gatsby-scripts.ts to the installed release.`,
  );
});

type Package = keyof typeof WRITTEN_FOR;

/** By our file and the package: its files that are relied on, and what each has to contain. */
const RELIED_ON: Record<string, Partial<Record<Package, Record<string, (string | RegExp)[]>>>> = {
  'gatsby-start.ts': {
    gatsby: {
      'cache-dir/production-app.js': [
        'const { pagePath, location: browserLoc } = window',
        'window.___webpackCompilationHash',
        'loadPage(browserLoc.pathname + browserLoc.search)',
      ],
      'cache-dir/loader.js': ['window.___chunkMapping[componentChunkName]'],
    },
  },
  'gatsby-browser-globals.ts': {
    gatsby: {
      'cache-dir/production-app.js': [
        'window.___loader = publicLoader',
        'pageResources.page.path === `/404.html`',
      ],
      'cache-dir/navigation.js': [
        'window.___push = to =>',
        'window.___replace = to =>',
        'window.___navigate = (to, options) =>',
      ],
      'cache-dir/route-announcer-props.js': ['id: `gatsby-announcer`'],
    },
  },
  'gatsby-page-data.ts': {
    gatsby: {
      'cache-dir/loader.js': [
        '/page-data/${fixedPath}/page-data.json',
        '/page-data/sq/d/${staticQueryHash}.json',
      ],
    },
  },
  'gatsby-develop.ts': {
    gatsby: {
      'dist/state-machines/waiting/index.js': [
        '[NODE_MUTATION_BATCH_TIMEOUT]: `committingBatch`',
        'src: `runMutationBatch`',
        'createMachine)(waitingStates,',
      ],
      'dist/state-machines/data-layer/index.js': [
        /recreatePagesStates = \{\s+buildingSchema: \{\s+invoke: \{\s+id: `building-schema`,\s+src: `buildSchema`/,
        /recreatePagesMachine = [^;]*\.\.\.recreatePagesStates/,
      ],
      'dist/utils/api-runner-node.js': [
        'emitter.emit(`API_RUNNING_START`)',
        'emitter.emit(`API_RUNNING_QUEUE_EMPTY`)',
      ],
      'dist/redux/index.js': ['exports.emitter = emitter'],
      'dist/datastore/index.js': ['getDataStore'],
    },
  },
  'gatsby-pages.ts': {
    gatsby: {
      'dist/utils/changed-pages.js': ['page.updatedAt < timeBeforeApisRan', 'key === `updatedAt`'],
    },
  },
  'gatsby-memory.ts': {
    gatsby: {
      'dist/commands/build-html.js': ['type: `HTML_TRACKED_PAGES_CLEANUP`'],
      'dist/redux/index.js': ['emitter.emit(lastAction.type, lastAction)'],
    },
  },
  'gatsby-queries.ts': {
    gatsby: {
      'dist/query/file-parser.js': ['async parseFile(file, addError)', 'componentPath: file'],
      'dist/query/query-compiler.js': ['parser.parseFiles(files, addError)'],
    },
  },
  'gatsby-scripts.ts': {
    gatsby: {
      'cache-dir/static-entry.js': [
        'id={`gatsby-script-loader`}',
        'window.pagePath=',
        'id="gatsby-focus-wrapper"',
      ],
      'cache-dir/slice/server-slice-renderer.js': [
        'React.createElement(`slice-start`, {',
        'id: `${sliceId}-1`,',
      ],
      'dist/utils/gatsby-webpack-stats-extractor.js': ['_gatsby-scripts-1.html'],
    },
    // Sheets that a page was sent with, or that the enhancement has added, are not loaded again.
    'mini-css-extract-plugin': {
      'dist/index.js': ['if(findStylesheet(href, fullhref)) return resolve();'],
    },
  },
  'gatsby-slices.ts': {
    gatsby: {
      'dist/utils/slices/stitching.js': ['exports.stitchSliceForAPage = stitchSliceForAPage;'],
      'dist/commands/build-html.js': ['await (0, _stitching.stitchSliceForAPage)({'],
    },
  },
  // All that Gatsby calls of Parcel.
  'parcel/index.js': {
    gatsby: {
      'dist/utils/parcel/compile-gatsby-files.js': [
        'entries: [`${siteRoot}/${gatsbyFileRegex}`, `${siteRoot}/plugins/**/${gatsbyFileRegex}`]',
        /outputFormat: `commonjs`,\s+includeNodeModules: false,\s+sourceMap: /,
        'distDir: `${siteRoot}/${COMPILED_CACHE_DIR}`',
        'new _cache.LMDBCache(',
        'await parcel.run()',
        /filePath: bundle\.filePath,\s+mainEntryPath: .*bundle\.getMainEntry\(\)/,
        'handleErrors(error.diagnostics)',
      ],
    },
  },
  'webpack-cache.ts': {
    gatsby: {
      'dist/utils/webpack.config.js': ['buildDependencies: {\n        config: [__filename, ...pluginsPaths]'],
    },
    webpack: {
      'lib/Compiler.js': [
        'this.cache.storeBuildDependencies(\n\t\t\t\t\t\t\t\tcompilation.buildDependencies',
      ],
    },
  },
  'webpack-compilation-hash.ts': {
    gatsby: {
      'dist/utils/gatsby-webpack-stats-extractor.js': ['"${stats.hash}"'],
      'dist/commands/build.js': ['webpackCompilationHash = stats.hash'],
    },
  },
  'webpack-scripts.ts': {
    gatsby: {
      'dist/utils/webpack-utils.js': [
        /test: \/\\\.\(js\|mjs\|jsx\|ts\|tsx\)\$\/,[^]*?use: \(\{\s*resourceQuery,/,
      ],
      'dist/utils/webpack.config.js': ['configPlugins.push(plugins.eslint())'],
      'dist/internal-plugins/webpack-theme-component-shadowing/gatsby-node.js': [
        /resolve: \{\s+plugins: \[new GatsbyThemeComponentShadowingResolverPlugin\(/,
      ],
      'dist/utils/babel-loader-helpers.js': ['?export=default'],
      'dist/bootstrap/load-plugins/load-internal-plugins.js': [
        /plugins\.push\(processedTypeScriptPlugin\);[^]*default-site-plugin/,
      ],
    },
    'gatsby-plugin-typescript': {
      'gatsby-node.js': [/rules: \[\{\s*test: \/\\\.tsx\?\$\/,\s*use: \(\{\s*resourceQuery,/],
    },
  },
  'webpack-css.ts': {
    gatsby: {
      'dist/utils/webpack.config.js': [/styles: \{[^}]*\{[^}]*\},\s*name: `styles`/],
    },
    'mini-css-extract-plugin': {
      'dist/index.js': ['nameForCondition()'],
    },
  },
  'stand-ins/gatsby.js': {
    gatsby: {
      'dist/utils/webpack.config.js': [
        'gatsby$: directoryPath(path.join(`.cache`, `gatsby-browser-entry.js`))',
      ],
      'cache-dir/gatsby-browser-entry.js': ['useStaticQuery } from "./static-query"'],
    },
  },
  'stand-ins/gatsby-link.ts': {
    gatsby: {
      'cache-dir/navigation.js': ['import { parsePath } from "gatsby-link"'],
    },
  },
  // All that Gatsby takes from the router.
  'stand-ins/reach-router.ts': {
    gatsby: {
      'cache-dir/production-app.js': [
        'import { Router, navigate, Location, BaseContext } from "@gatsbyjs/reach-router"',
        'id="gatsby-focus-wrapper"',
      ],
      'cache-dir/navigation.js': [/navigate as reachNavigate,\s+globalHistory,\s+\} from "@gatsbyjs/],
      'cache-dir/find-path.js': ['import { pick } from "@gatsbyjs/reach-router"'],
      'cache-dir/head/head-export-handler-for-browser.js': [
        'import { LocationProvider } from "@gatsbyjs/reach-router"',
      ],
    },
  },
  'stand-ins/no-partytown.js': {
    gatsby: {
      'dist/internal-plugins/partytown/gatsby-browser.js': [
        'process.env.NODE_ENV !== `development`',
        '_gatsbyScript.collectedScriptsByPage',
      ],
      'dist/internal-plugins/partytown/utils/inject-partytown-snippet.js': [
        '@builder.io/partytown/integration',
      ],
    },
  },
  'algolia-push.ts': {
    'gatsby-plugin-algolia': {
      'gatsby-node.js': ['`algolia-objects-${indexName}`'],
    },
  },
  'gatsby-remark.ts': {
    'gatsby-remark-autolink-headers': {
      'index.js': ['patch(data, "id", id)'],
    },
    'gatsby-remark-prismjs': {
      'index.js': ['visit(markdownAST, `code`'],
    },
  },
};

const CLAIMS = Object.entries(RELIED_ON).flatMap(([ours, packages]) =>
  Object.entries(packages).flatMap(([name, files]) =>
    Object.entries(files).flatMap(([theirs, texts]) =>
      texts.map((text) => [ours, name as Package, theirs, text] as const),
    ),
  ),
);

it.each(CLAIMS)('%s relies on %s %s', (ours, name, theirs, text) => {
  const source = installed(name, theirs);
  if (typeof text === 'string' ? source.includes(text) : text.test(source)) return;
  throw new Error(
    `${name} ${versionOf(name)}: ${theirs} no longer contains ${String(text)}. Find out what has taken its place, and adapt src/upstream-internals/${ours}.`,
  );
});
