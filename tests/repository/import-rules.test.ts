import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A file for ESLint, and the rule that must reject it, or null if it is valid. */
const CASES: [claim: string, file: string, code: string, rule: string | null][] = [
  [
    'a component does not import Gatsby, whose router islands would load',
    'src/components/a/A.tsx',
    `import { withPrefix } from 'gatsby';\nexport const a = withPrefix;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'browser code only uses APIs that all supported browsers have',
    'src/browser/a.ts',
    `export const a = new URLPattern({});\n`,
    'compat/compat',
  ],
  [
    'a helper for the browser does not import components',
    'src/browser/a.ts',
    `import { A } from '../components/a/A';\nexport const a = A;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a component does not import the site config',
    'src/components/a/A.tsx',
    `import { site } from '../../config/site';\nexport const a = site;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a component of MDX guides may use the data of the site',
    'src/components/mdx/a.ts',
    `import { useMdxData } from '../../data/use-mdx-data';\nexport const a = useMdxData;\n`,
    null,
  ],
  [
    'an island does not load the components of MDX guides, which query Gatsby',
    'src/islands/a.ts',
    `import { MdxBody } from '../components/mdx/MdxBody';\nexport const a = MdxBody;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a component does not run queries',
    'src/components/a/A.tsx',
    `import { graphql } from 'gatsby';\nexport const a = graphql;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a route does not import React',
    'src/routes/a.ts',
    `import { useMemo } from 'react';\nexport const a = useMemo;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'the site config may import types from routes',
    'src/config/a.ts',
    `import type { SidebarEntry } from '../routes/build-sidebar';\nexport type A = SidebarEntry;\n`,
    null,
  ],
  [
    'a route does not import types from the site config',
    'src/routes/a.ts',
    `import type { SiteConfig } from '../config/site';\nexport type A = SiteConfig;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'the languages do not import the model, which imports them',
    'src/locales/a.ts',
    `import { nearest } from '../model/nearest';\nexport const a = nearest;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'the site config imports nothing',
    'src/config/a.ts',
    `import fs from 'node:fs';\nexport const a = fs;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a layout does not import templates',
    'src/layouts/A.tsx',
    `import Guide from '../templates/guide';\nexport const a = Guide;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a template does not import other templates',
    'src/templates/a.tsx',
    `import Guide from './guide';\nexport const a = Guide;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a plugin does not import the site config',
    'plugins/gatsby-plugin-a/src/a.ts',
    `import { site } from '../../../src/config/site';\nexport const a = site;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a plugin does not import other plugins',
    'plugins/gatsby-plugin-a/src/a.ts',
    `import { b } from '../../gatsby-transformer-docs/src/doc-path';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a plugin does not import a source plugin',
    'plugins/gatsby-plugin-a/src/a.ts',
    `import { b } from '../../gatsby-source-color-tokens/src/contrast';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a plugin does not import other plugins dynamically',
    'plugins/gatsby-plugin-a/src/a.ts',
    `export const a = () => import('../../gatsby-transformer-docs/src/doc-path');\n`,
    'no-restricted-syntax',
  ],
  [
    'a plugin may import the model',
    'plugins/gatsby-plugin-a/src/a.ts',
    `import { escapeHtml } from '../../../src/model/text/text';\nexport const a = escapeHtml;\n`,
    null,
  ],
  [
    'a plugin may import packages',
    'plugins/gatsby-plugin-a/src/a.ts',
    `import { readCut } from '../../../packages/guide-files/read-cut';\nexport const a = readCut;\n`,
    null,
  ],
  [
    'a package does not import plugins',
    'packages/a/a.ts',
    `import { b } from '../../plugins/shared/gatsby-state';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a package does not import tools dynamically',
    'packages/a/a.ts',
    `export const a = () => import('../../tools/shared/run-tool');\n`,
    'no-restricted-syntax',
  ],
  [
    'a package may import the model',
    'packages/a/a.ts',
    `import { escapeHtml } from '../../src/model/text/text';\nexport const a = escapeHtml;\n`,
    null,
  ],
  [
    'a tool does not import plugins',
    'tools/a/src/a.ts',
    `import { b } from '../../../plugins/gatsby-transformer-docs/src/doc-path';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a test of a tool does not import plugins, either',
    'tools/a/src/a.test.ts',
    `import { b } from '../../../plugins/gatsby-transformer-docs/src/doc-path';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a check may compile guides as the build does',
    'tools/check/a.ts',
    `import { b } from '../../plugins/gatsby-transformer-docs/src/create-guide';\nexport const a = b;\n`,
    null,
  ],
  [
    'a tool does not import scripts',
    'tools/a/a.ts',
    `import { b } from '../../scripts/run-gatsby';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a tool does not import components',
    'tools/a/a.ts',
    `import { b } from '../../src/components/b/b';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a tool may import packages',
    'tools/a/a.ts',
    `import { readCut } from '../../packages/guide-files/read-cut';\nexport const a = readCut;\n`,
    null,
  ],
  [
    'the model does not import other site code',
    'src/model/a.ts',
    `import { b } from '../routes/edit-url';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'the model does not import packages',
    'src/model/a.ts',
    `import b from 'yaml';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a component does not import the site config dynamically',
    'src/components/a/A.tsx',
    `export const a = () => import('../../config/site');\n`,
    'no-restricted-syntax',
  ],
  [
    'a layout may import a component dynamically',
    'src/layouts/A.tsx',
    `export const a = () => import('../components/search/SearchDialog');\n`,
    null,
  ],
  [
    'the site does not import plugins',
    'src/layouts/A.tsx',
    `import { b } from '../../plugins/gatsby-plugin-webpack-config/gatsby-node';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a search client does not import components',
    'src/search/a.ts',
    `import { b } from '../components/b/B';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a component has no hard-coded text',
    'src/components/a/A.tsx',
    `export const A = () => <p>Hello</p>;\n`,
    'react/jsx-no-literals',
  ],
  [
    'a component has no hard-coded accessible name',
    'src/components/a/A.tsx',
    `export const A = () => <nav aria-label="Pages" />;\n`,
    'no-restricted-syntax',
  ],
  [
    'inline styles are rejected',
    'src/components/a/A.tsx',
    `export const A = () => <p style={{ top: 0 }} />;\n`,
    'react/forbid-dom-props',
  ],
  [
    'any is rejected',
    'src/routes/a.ts',
    `export const a = (b: any) => b;\n`,
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'tests may contain hard-coded text',
    'src/components/a/A.test.tsx',
    `export const A = () => <p>Hello</p>;\n`,
    null,
  ],
];

const PROGRAM = `
import { ESLint } from 'eslint';
const eslint = new ESLint();
const cases = JSON.parse(process.argv[1]);
const ruleIds = [];
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file });
  ruleIds.push(result.messages.map(({ ruleId }) => ruleId));
}
console.log(JSON.stringify(ruleIds));
`;

describe('ESLint rules of this project', () => {
  const reportedRules = JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', PROGRAM, JSON.stringify(CASES.map(([, file, code]) => ({ file, code })))],
      { cwd: path.resolve(__dirname, '../..'), encoding: 'utf8' },
    ),
  ) as string[][];

  it.each(CASES.map(([claim, , , rule], index) => [claim, rule, reportedRules[index]] as const))(
    '%s',
    (_claim, rule, reported) => {
      expect(reported).toEqual(rule === null ? [] : [rule]);
    },
  );
});
