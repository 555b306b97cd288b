import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** A file as ESLint sees it, with the rule that must refuse it, or null where it is fine. */
const CASES: [claim: string, file: string, code: string, rule: string | null][] = [
  [
    'the enhancement runs without React',
    'src/vanilla/a.ts',
    `import { useState } from 'react';\nexport const a = useState;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'code of the browser uses what every named browser has',
    'src/vanilla/a.ts',
    `export const a = new URLPattern({});\n`,
    'compat/compat',
  ],
  [
    'the enhancement knows no component',
    'src/vanilla/a.ts',
    `import { A } from '../components/a/A';\nexport const a = A;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a component takes no fact of the site',
    'src/components/a/A.tsx',
    `import { site } from '../../config/site';\nexport const a = site;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a component queries nothing',
    'src/components/a/A.tsx',
    `import { graphql } from 'gatsby';\nexport const a = graphql;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a component may link',
    'src/components/a/A.tsx',
    `import { Link } from 'gatsby';\nexport const a = Link;\n`,
    null,
  ],
  [
    'a route imports no React',
    'src/routes/a.ts',
    `import { useMemo } from 'react';\nexport const a = useMemo;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a route may use the types of a fact',
    'src/routes/a.ts',
    `import type { SiteConfig } from '../config/site';\nexport type A = SiteConfig;\n`,
    null,
  ],
  [
    'a fact imports nothing',
    'src/config/a.ts',
    `import fs from 'node:fs';\nexport const a = fs;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a layout imports no template',
    'src/layouts/A.tsx',
    `import Guide from '../templates/guide';\nexport const a = Guide;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a template imports no other template',
    'src/templates/a.tsx',
    `import Guide from './guide';\nexport const a = Guide;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a plugin knows nothing of the site',
    'plugins/gatsby-plugin-a/src/a.ts',
    `import { site } from '../../../src/config/site';\nexport const a = site;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a plugin imports no other plugin',
    'plugins/gatsby-plugin-a/src/a.ts',
    `import { b } from '../../gatsby-transformer-docs/src/doc-path';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a source plugin neither',
    'plugins/gatsby-plugin-a/src/a.ts',
    `import { b } from '../../gatsby-source-color-tokens/src/contrast';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'nor in a dynamic import',
    'plugins/gatsby-plugin-a/src/a.ts',
    `export const a = () => import('../../gatsby-transformer-docs/src/doc-path');\n`,
    'no-restricted-syntax',
  ],
  [
    'a plugin may use the core',
    'plugins/gatsby-plugin-a/src/a.ts',
    `import { escapeHtml } from '../../../src/model/text';\nexport const a = escapeHtml;\n`,
    null,
  ],
  [
    'the core imports nothing of the site',
    'src/model/a.ts',
    `import { b } from '../routes/edit-url';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'the core takes no package',
    'src/model/a.ts',
    `import b from 'yaml';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a component loads no fact of the site later either',
    'src/components/a/A.tsx',
    `export const a = () => import('../../config/site');\n`,
    'no-restricted-syntax',
  ],
  [
    'a layout may load a component later',
    'src/layouts/A.tsx',
    `export const a = () => import('../components/search/SearchDialog');\n`,
    null,
  ],
  [
    'the site imports no plugin',
    'src/layouts/A.tsx',
    `import { b } from '../../plugins/gatsby-plugin-webpack-config/gatsby-node';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a search client knows no component',
    'src/search/a.ts',
    `import { b } from '../components/b/B';\nexport const a = b;\n`,
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'a text on the screen comes from the messages',
    'src/components/a/A.tsx',
    `export const A = () => <p>Hello</p>;\n`,
    'react/jsx-no-literals',
  ],
  [
    'so does the name of a control',
    'src/components/a/A.tsx',
    `export const A = () => <nav aria-label="Pages" />;\n`,
    'no-restricted-syntax',
  ],
  [
    'an inline style is refused',
    'src/components/a/A.tsx',
    `export const A = () => <p style={{ top: 0 }} />;\n`,
    'react/forbid-dom-props',
  ],
  [
    'any is refused',
    'src/routes/a.ts',
    `export const a = (b: any) => b;\n`,
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'a test may write what it likes',
    'src/components/a/A.test.tsx',
    `export const A = () => <p>Hello</p>;\n`,
    null,
  ],
];

const PROGRAM = `
import { ESLint } from 'eslint';
const eslint = new ESLint();
const cases = JSON.parse(process.argv[1]);
const answers = [];
for (const { file, code } of cases) {
  const [result] = await eslint.lintText(code, { filePath: file });
  answers.push(result.messages.map(({ ruleId }) => ruleId));
}
console.log(JSON.stringify(answers));
`;

describe('the rules of the house', () => {
  const answers = JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', PROGRAM, JSON.stringify(CASES.map(([, file, code]) => ({ file, code })))],
      { cwd: path.resolve(__dirname, '../..'), encoding: 'utf8' },
    ),
  ) as string[][];

  it.each(CASES.map(([claim, , , rule], index) => [claim, rule, answers[index]] as const))(
    '%s',
    (_claim, rule, found) => {
      expect(found).toEqual(rule === null ? [] : [rule]);
    },
  );
});
