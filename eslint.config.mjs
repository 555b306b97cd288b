import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', 'tests/browser/**', 'tests/jest/**'];

const GRAPHQL = {
  name: 'gatsby',
  importNames: ['graphql', 'useStaticQuery'],
  message: 'Only templates, src/data and gatsby-node.ts query. Take plain props instead.',
};
const CORE = ['model', 'locales'];

/**
 * The rooms of `src/` and which of the others each may import: the table in docs/architecture.md. Types cost nothing at run time, so
 * a room may import types from those in `types` as well.
 */
const ROOMS = {
  model: { may: ['locales'], npm: false },
  locales: { may: ['model'] },
  config: { may: CORE, types: ['routes'], npm: false, node: false },
  routes: { may: CORE, types: ['config'], npm: false },
  // Plain DOM code, the second layer in the browser.
  vanilla: {
    may: CORE,
    paths: [{ name: 'react' }, { name: 'react-dom' }, { name: 'gatsby' }],
  },
  i18n: { may: [...CORE, 'vanilla'] },
  data: { may: [...CORE, 'routes'] },
  search: { may: [...CORE, 'routes'], types: ['config'], paths: [GRAPHQL] },
  components: { may: [...CORE, 'vanilla', 'i18n', 'routes', 'search'], paths: [GRAPHQL] },
  app: { may: [...CORE, 'components', 'vanilla', 'i18n'], paths: [GRAPHQL] },
  layouts: {
    may: [...CORE, 'app', 'components', 'config', 'data', 'i18n', 'routes', 'search'],
    paths: [GRAPHQL],
  },
  templates: { may: [...CORE, 'components', 'data', 'i18n', 'layouts', 'routes'] },
  pages: { may: [...CORE, 'components', 'config', 'data', 'i18n', 'layouts', 'routes', 'search'] },
};

/** Rooms of `src/`, as a relative import from another room names them. */
const toRooms = (names) => `^(?:\\.\\./)+(?:src/)?(?:${names.join('|')})(?:/|$)`;

/** A text that readers see, written where it cannot be translated. */
const READER_TEXT = {
  selector:
    'JSXAttribute[name.name=/^(?:title|alt|placeholder|label|aria-label|aria-description)$/] > Literal[value=/[A-Za-z]/]',
  message: 'A reader reads this: take it from the messages.',
};

/**
 * Rules against imports by pattern: static ones, and dynamic ones (`import()`), which ESLint's own rule does not see.
 *
 * @param patterns - `regex`, `message` and whether types may be imported.
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

const projectRules = Object.entries(ROOMS).map(
  ([room, { may, types = [], npm = true, node = true, paths }]) => {
    const others = Object.keys(ROOMS).filter((name) => name !== room && !may.includes(name));
    const message = `src/${room} may import ${may.map((name) => `src/${name}`).join(', ') || 'no other room'} only: see docs/architecture.md.`;
    return {
      files: [`src/${room}/**/*.{ts,tsx}`],
      ignores: TESTS,
      rules: importRules(
        [
          { regex: toRooms(others.filter((name) => !types.includes(name))), message },
          ...(types.length > 0 ? [{ regex: toRooms(types), message, types: true }] : []),
          ...(npm
            ? []
            : [
                {
                  regex: node ? '^(?!\\.|node:)' : '^(?!\\.)',
                  message: `src/${room} runs everywhere: no package.`,
                  types: true,
                },
              ]),
          {
            regex: '^(?:\\.\\./)+(?:plugins|scripts|tests|tools)/',
            message: 'The site imports no plugin, script, test, or tool.',
          },
          ...(room === 'templates'
            ? [{ regex: '^\\./(?!.*\\.(?:css|json)$)', message: 'A template imports no other template.' }]
            : []),
        ],
        paths,
      ),
    };
  },
);

/** Plugins import npm packages, these folders of `src`, `plugins/shared`, and their own files; everything else is an option. */
const PLUGINS = [
  {
    regex: `^(?:\\.\\./)+(?:src/(?!(?:${[...CORE, 'search'].join('|')})/)|src/search/client/|gatsby-(?:browser|config|node|ssr)|content/|scripts/|tests/|tools/)`,
    message:
      'A plugin imports npm packages, src/model, src/locales, src/search (without its clients), plugins/shared, and its own files. Pass everything else as an option.',
  },
  {
    regex: '^(?:\\.\\./)+gatsby-(?:plugin|source|transformer|remark)-',
    message: 'A plugin imports no other plugin.',
  },
];

/** gatsby-config imports the option builders of plugins, and nothing else of them. */
const CONFIG = [
  {
    regex: '^\\./(?:scripts/|tools/|tests/|plugins/[^/]+/(?!options$))',
    message: 'gatsby-config imports only the `options` of a plugin, and no script.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      '.cache',
      'public',
      '.last-good',
      'typedoc-out',
      'toolkit',
      '**/fixtures',
      'bench/work',
      'tools/mcp/dist',
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
      // The compiler knows which names there are, types included.
      'no-undef': 'off',
    },
  },
  {
    // Characters that cannot be seen are looked for on purpose.
    rules: { 'no-control-regex': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}', 'scripts/**/*.ts', 'tools/**/*.ts'],
    ignores: [...TESTS, '**/golden/**', '**/*-tables.ts', 'src/config/**'],
    // Past 200 lines a file asks for a second room; past 250 lines of code it has to have one.
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
        { forbid: [{ propName: 'style', message: 'The content security policy refuses inline styles.' }] },
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
    },
  },
  {
    // What browsers run uses only what all of `browserslist` have.
    ...compat.configs['flat/recommended'],
    files: ['src/{app,components,vanilla,i18n,layouts,model,pages,routes,search,templates}/**/*.{js,ts,tsx}'],
    ignores: TESTS,
  },
  ...projectRules,
  {
    files: ['plugins/**/*.ts'],
    ignores: TESTS,
    rules: importRules(PLUGINS),
  },
  { files: ['gatsby-config.ts'], rules: importRules(CONFIG) },
  {
    files: ['src/app/inline/*.js', 'static/**/*.js'],
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
    ignores: ['src/app/inline/*.js', 'static/**/*.js'],
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
    // Programs that speak to a terminal.
    files: [
      'scripts/**',
      'tools/**',
      'bench/**',
      'plugins/**/run-*.ts',
      'plugins/**/*-program.ts',
      '**/golden/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
