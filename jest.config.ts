/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { modulePathIgnorePatterns, transform } from './tests/jest/shared-config';

/** Packages that ship as ES modules only; babel makes them readable for Jest. */
const esmPackages = [
  'unified',
  'bail',
  'is-plain-obj',
  'trough',
  'vfile.*',
  'unist-.*',
  'mdast-.*',
  'hast-.*',
  'micromark.*',
  'remark-.*',
  'decode-named-character-reference',
  'character-.*',
  'property-information',
  'space-separated-tokens',
  'comma-separated-tokens',
  'ccount',
  'escape-string-regexp',
  'markdown-table',
  'longest-streak',
  'zwitch',
  'html-void-elements',
  'stringify-entities',
  'devlop',
  'trim-lines',
  'web-namespaces',
  'github-slugger',
  'parse-entities',
  'is-.*',
  'estree-.*',
  'periscopic',
  'minisearch',
  'gatsby',
  'gatsby-script',
  'gatsby-link',
  'gatsby-plugin-react-i18next',
  'medium-zoom',
  'acorn.*',
  '@algolia/.*',
  '@mdx-js/.*',
];

const common: Config = {
  transform,
  transformIgnorePatterns: [`node_modules/(?!(${esmPackages.join('|')})/)`],
  modulePathIgnorePatterns,
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/jest/css-module.cjs',
    '\\.css$': '<rootDir>/tests/jest/css-module.cjs',
  },
  globals: { __PATH_PREFIX__: '', __BASE_PATH__: '', __TRAILING_SLASH__: 'always' },
};

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        'packages',
        'plugins',
        'src',
        'scripts',
        'tools',
        'tests/repository',
        'tests/screenshots',
      ].map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/jest/setup-dom.ts'],
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    } as Config,
  ] as NonNullable<Config['projects']>,
};

export default config;
