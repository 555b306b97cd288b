import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', 'e2e/**', 'jest/**'];

/** Rooms of `src/`, as a relative import from two or more folders further down names them. */
const rooms = (...names) => `^(?:\\.\\./)+(?:${names.join('|')})(?:/|$)`;

const GRAPHQL = {
  name: 'gatsby',
  importNames: ['graphql', 'useStaticQuery'],
  message: 'Only templates, src/data and gatsby-node.ts query. Take plain props instead.',
};

/**
 * What each room of the house may not import: the table in docs/architecture.md. Types cost nothing at run time and bind no room to
 * another's life, so `types: true` lets them through.
 */
const HOUSE = [
  {
    room: 'src/config',
    forbidden: [
      { regex: '^(?!\\.)', message: 'Facts of the site import nothing at run time.', types: true },
      {
        regex: rooms(
          'app',
          'components',
          'data',
          'i18n',
          'layouts',
          'pages',
          'routes',
          'search',
          'templates',
        ),
        message: 'Facts of the site import nothing at run time.',
        types: true,
      },
    ],
  },
  {
    room: 'src/routes',
    forbidden: [
      {
        regex: '^(?:react|react-dom|gatsby)(?:/|$)',
        message: 'Routes run in Node, browser and Jest: no React, no Gatsby.',
      },
      {
        regex: rooms('app', 'components', 'data', 'i18n', 'layouts', 'pages', 'search', 'templates'),
        message: 'Routes may import types of src/config only.',
      },
      { regex: rooms('config'), message: 'Routes take facts as arguments.', types: true },
    ],
  },
  {
    room: 'src/search',
    forbidden: [
      {
        regex: rooms('app', 'components', 'data', 'layouts', 'pages', 'templates'),
        message: 'Search clients know no component and no query.',
      },
    ],
    paths: [GRAPHQL],
  },
  {
    room: 'src/components',
    forbidden: [
      {
        regex: rooms('app', 'config', 'data', 'layouts', 'pages', 'templates'),
        message: 'Components take plain props; src/layouts hands them facts and data.',
      },
    ],
    paths: [GRAPHQL],
  },
  {
    room: 'src/data',
    forbidden: [
      {
        regex: rooms('app', 'components', 'layouts', 'pages', 'templates'),
        message: 'Queries know nothing of what shows them.',
      },
    ],
  },
  {
    room: 'src/i18n',
    forbidden: [
      {
        regex: rooms('app', 'components', 'data', 'layouts', 'pages', 'templates'),
        message: 'Texts know nothing of what shows them.',
      },
    ],
  },
  {
    room: 'src/layouts',
    forbidden: [{ regex: rooms('pages', 'templates'), message: 'Templates use layouts, not the reverse.' }],
    paths: [GRAPHQL],
  },
  {
    room: 'src/templates',
    forbidden: [
      { regex: '^\\./(?!.*\\.(?:css|json)$)', message: 'A template imports no other template.' },
      { regex: rooms('pages', 'app'), message: 'Templates use layouts, data and components.' },
    ],
  },
];

/** Plugins know npm and their own `src`; everything else arrives as an option. */
const PLUGINS = {
  patterns: [
    {
      regex:
        '^(?:\\.\\./)+(?:src/(?:app|components|config|data|i18n|layouts|pages|routes|search|styles|templates)|gatsby-(?:browser|config|node|ssr)|content/)',
      message: 'A plugin knows npm and its own src. What the site knows arrives as an option.',
    },
    {
      regex: '^(?:\\.\\./)+(?:gatsby-plugin-|gatsby-transformer-)',
      message: 'A plugin imports no other plugin.',
    },
  ],
};

const house = HOUSE.map(({ room, forbidden, paths = [] }) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  ignores: TESTS,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        paths,
        patterns: forbidden.map(({ regex, message, types }) => ({
          regex,
          message,
          allowTypeImports: types === true,
        })),
      },
    ],
  },
}));

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
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}', 'scripts/**/*.ts'],
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
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'JSXAttribute[name.name=/^(?:title|alt|placeholder|label|aria-label|aria-description)$/] > Literal[value=/[A-Za-z]/]',
          message: 'A reader reads this: take it from the messages.',
        },
      ],
    },
  },
  ...house,
  {
    files: ['plugins/**/*.ts'],
    ignores: TESTS,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', PLUGINS] },
  },
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
    files: ['scripts/**', 'bench/**', 'plugins/**/run-*.ts', '**/golden/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
