/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

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
  transform: { '^.+\\.[cm]?[jt]sx?$': '<rootDir>/jest/transform.cjs' },
  transformIgnorePatterns: [`node_modules/(?!(${esmPackages.join('|')})/)`],
  modulePathIgnorePatterns: [
    '<rootDir>/.cache',
    '<rootDir>/public',
    '<rootDir>/.last-good',
    '<rootDir>/bench',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/jest/css-module.cjs',
    '\\.css$': '<rootDir>/jest/css-module.cjs',
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
        '<rootDir>/plugins/**/*.test.ts',
        '<rootDir>/src/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
      ],
    },
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/jest/setup-dom.ts', '<rootDir>/jest/setup-texts.ts'],
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    } as Config,
  ] as NonNullable<Config['projects']>,
};

export default config;
