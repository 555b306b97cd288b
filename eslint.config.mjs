import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', 'tests/browser/**', 'tests/jest/**'];

const GRAPHQL = {
  name: 'gatsby',
  importNames: ['graphql', 'useStaticQuery'],
  message: 'Only templates, src/data, and gatsby-node.ts query GraphQL. Pass plain props instead.',
};
/** Gatsby's module contains its router, which islands would load. */
const NO_GATSBY = {
  name: 'gatsby',
  message: 'Islands may not load Gatsby. Use `withBase`, or pass plain props.',
};
const CORE = ['model', 'locales'];

/**
 * The folders of `src/`, and what each may import. docs/architecture.md has the same table. Types
 * don't exist at run time, so a folder may also import types from the folders in `types`.
 */
const FOLDERS = {
  // semver also runs in browsers.
  model: { may: ['locales'], npm: ['semver/'], node: false },
  // What needs Node.js.
  node: { may: ['model'], npm: [] },
  locales: { may: [] },
  config: { may: CORE, types: ['routes'], npm: [], node: false },
  routes: { may: CORE, npm: [] },
  // What a component needs of the browser besides React.
  browser: { may: CORE, paths: [NO_GATSBY] },
  data: { may: [...CORE, 'routes'] },
  search: { may: [...CORE, 'node', 'routes'], types: ['config'], paths: [GRAPHQL] },
  components: { may: [...CORE, 'browser', 'routes', 'search'], paths: [NO_GATSBY] },
  // The components of MDX guides, which no island loads.
  'components/mdx': { may: [...CORE, 'components', 'data'], paths: [NO_GATSBY] },
  // Makes components interactive on static pages.
  islands: { may: [...CORE, 'browser', 'components'], paths: [NO_GATSBY] },
  'inline-scripts': { may: CORE },
  layouts: {
    may: [...CORE, 'components', 'config', 'data', 'islands', 'routes', 'search'],
    paths: [GRAPHQL],
  },
  templates: { may: [...CORE, 'components', 'components/mdx', 'data', 'islands', 'layouts', 'routes'] },
  pages: { may: [...CORE, 'components', 'config', 'data', 'islands', 'layouts', 'routes', 'search'] },
};

/** Matches relative imports from the given folders. */
const folderPattern = (names) => `^(?:\\.\\./)+(?:src/)?(?:${names.join('|')})(?:/|$)`;

/** Matches text that readers see but that can't be translated. */
const READER_TEXT = {
  selector:
    'JSXAttribute[name.name=/^(?:title|alt|placeholder|label|aria-label|aria-description)$/] > Literal[value=/[A-Za-z]/]',
  message: 'Readers see this text. Put it into src/locales/.',
};

/**
 * Rejects imports that match a pattern, including dynamic ones (`import()`), which the ESLint rule
 * for imports ignores.
 *
 * @param patterns - `regex`, `message`, and whether importing types is allowed (`types`).
 * @param paths - Rejected modules, as for `no-restricted-imports`.
 */
const importRules = (patterns, paths = []) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      paths,
      patterns: patterns.map(({ regex, message, types = false }) => ({
        regex,
        message,
        allowTypeImports: types,
      })),
    },
  ],
  'no-restricted-syntax': [
    'error',
    READER_TEXT,
    ...patterns.map(({ regex, message }) => ({
      selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
      message,
    })),
  ],
});

const projectRules = Object.entries(FOLDERS).map(
  ([folder, { may, types = [], npm = true, node = true, paths }]) => {
    const others = Object.keys(FOLDERS).filter((name) => name !== folder && !may.includes(name));
    const message = `src/${folder} may import only ${may.map((name) => `src/${name}`).join(', ') || 'its own files'}. See docs/architecture.md.`;
    return {
      files: [`src/${folder}/**/*.{ts,tsx}`],
      ignores: [
        ...TESTS,
        ...Object.keys(FOLDERS)
          .filter((name) => name.startsWith(`${folder}/`))
          .map((name) => `src/${name}/**`),
      ],
      rules: importRules(
        [
          { regex: folderPattern(others.filter((name) => !types.includes(name))), message },
          ...(types.length > 0 ? [{ regex: folderPattern(types), message, types: true }] : []),
          ...(npm === true
            ? []
            : [
                {
                  regex: `^(?!${['\\.', ...(node ? ['node:'] : []), ...npm].join('|')})`,
                  message: `src/${folder} may not import packages, because it runs in browsers and in Node.js.`,
                  types: true,
                },
              ]),
          {
            regex: '^(?:\\.\\./)+(?:packages|plugins|scripts|tests|tools)/',
            message: 'src/ may not import packages, plugins, scripts, tests, or tools.',
          },
          ...(folder === 'templates'
            ? [
                {
                  regex: '^\\./(?!.*\\.(?:css|json)$)',
                  message: 'A template may not import another template.',
                },
              ]
            : []),
        ],
        paths,
      ),
    };
  },
);

/** What plugins may not import. They get everything else as options. */
const PLUGINS = [
  {
    regex: `^(?:\\.\\./)+(?:src/(?!(?:${[...CORE, 'node', 'search'].join('|')})/)|src/search/client/|gatsby-(?:browser|config|node|ssr)|content/|scripts/|tests/|tools/)`,
    message:
      'A plugin may import only npm packages, src/model, src/node, src/locales, src/search (without its clients), packages, plugins/shared, and its own files. Pass everything else as an option.',
  },
  {
    regex: '^(?:\\.\\./)+gatsby-(?:plugin|source|transformer|remark)-',
    message: 'A plugin may not import another plugin.',
  },
];

/** What packages may not import. */
const PACKAGES = [
  {
    regex:
      '^(?:\\.\\./)+(?:src/(?!(?:model|node|locales)/)|bench/|content/|gatsby-|plugins/|scripts/|tests/|tools/)',
    message: 'A package may import only npm packages, src/model, src/node, src/locales, and packages.',
  },
];

/**
 * What tools may not import.
 *
 * @param plugins - Folders in `plugins/` that they may import, as a regular expression.
 */
const toolRules = (plugins) => [
  {
    regex: `^(?:\\.\\./){2,}src/(?!(?:${[...CORE, 'node', 'config', 'routes', 'search'].join('|')})/)`,
    message:
      'A tool may import only src/model, src/node, src/locales, src/config, src/routes, and src/search.',
  },
  {
    regex: `^(?:\\.\\./)+(?:scripts/|plugins/(?!(?:${plugins})/))`,
    message:
      'A tool may import no scripts, and only plugins/shared. Move what both need to packages/, or run a program of the plugin.',
  },
];

/** gatsby-config.ts may import only the `options` module of a plugin. */
const CONFIG = [
  {
    regex: '^\\./(?:scripts/|tools/|tests/|plugins/[^/]+/(?!options$))',
    message:
      'gatsby-config.ts may import only the `options` module of a plugin, and no scripts, tests, or tools.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.netlify',
      '.cache',
      'public',
      '.last-good',
      'typedoc-out',
      'toolkit',
      'projects',
      '**/fixtures',
      'tools/*/dist',
      'src/gatsby-types.d.ts',
      '**/fixtures/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { namedFrom: true } }],
      // TypeScript reports undefined names.
      'no-undef': 'off',
    },
  },
  {
    // Some expressions match invisible characters on purpose.
    rules: { 'no-control-regex': 'off' },
  },
  {
    // Guides, doc comments, and queries can be of any length. `no-super-linear-move` would also report
    // expressions for short names and paths, the text of the toolkit's own source, and those that can't be
    // quadratic after what precedes them.
    plugins: { regexp },
    ignores: TESTS,
    rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
  },
  {
    files: ['{src,plugins}/**/*.{ts,tsx}', '{packages,scripts,tools}/**/*.ts'],
    ignores: [...TESTS, '**/golden/**', '**/*-tables.ts', 'src/config/**'],
    // Reviewers accept up to 200 lines (see CONTRIBUTING.md); this rejects more than 250 lines of code.
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    ...react.configs.flat.recommended,
    settings: { react: { version: '18.3' } },
  },
  {
    files: ['src/**/*.tsx', 'gatsby-*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'react/react-in-jsx-scope': 'off',
      'react/prop-types': 'off',
      'react/no-danger': 'off',
      'react/forbid-dom-props': [
        'error',
        { forbid: [{ propName: 'style', message: 'The Content-Security-Policy blocks inline styles.' }] },
      ],
      'react/button-has-type': 'error',
      'react/self-closing-comp': 'error',
    },
  },
  { files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['src/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'react/jsx-no-literals': [
        'error',
        {
          noStrings: true,
          ignoreProps: true,
          allowedStrings: [' ', '/', '·', '#', '—', '×', '→', '←'],
        },
      ],
      'no-restricted-syntax': ['error', READER_TEXT],
      // Code scrolls, so the keyboard must reach it.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'] }],
    },
  },
  {
    // Browser code may use only features that all browsers in `browserslist` support.
    ...compat.configs['flat/recommended'],
    files: [
      'src/{browser,components,inline-scripts,islands,layouts,model,pages,routes,search,templates}/**/*.{js,ts,tsx}',
    ],
    ignores: TESTS,
  },
  ...projectRules,
  {
    files: ['plugins/**/*.ts'],
    ignores: TESTS,
    rules: importRules(PLUGINS),
  },
  { files: ['packages/**/*.ts'], ignores: TESTS, rules: importRules(PACKAGES) },
  { files: ['tools/**/*.ts'], rules: importRules(toolRules('shared')) },
  // Guides are checked with the code that compiles them.
  {
    files: ['tools/check/*.ts'],
    rules: importRules(toolRules('shared|gatsby-transformer-docs')),
  },
  { files: ['gatsby-config.ts'], rules: importRules(CONFIG) },
  {
    files: ['src/inline-scripts/*.js', 'static/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        [
          'window',
          'document',
          'location',
          'navigator',
          'localStorage',
          'sessionStorage',
          'performance',
          'history',
          'self',
          'caches',
          'clients',
          'setTimeout',
          'clearTimeout',
          'addEventListener',
          'removeEventListener',
          'URL',
          'matchMedia',
          'innerWidth',
          'fetch',
          'Event',
          'KeyboardEvent',
          'IntersectionObserver',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['**/*.{cjs,mjs,js}'],
    ignores: ['src/inline-scripts/*.js', 'static/**/*.js'],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        process: 'readonly',
        console: 'readonly',
        __dirname: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // `require` with a template works in esbuild, webpack, and Node.js, and needs no list of languages.
    files: ['src/locales/*.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Command-line programs.
    files: [
      'scripts/**',
      'tools/**',
      'bench/**',
      'plugins/**/run-*.ts',
      'plugins/**/*-program.ts',
      'packages/**/*-program.ts',
      '**/golden/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
