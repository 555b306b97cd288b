import fs from 'node:fs';
import manifest from '../../package.json';

const STACK = [
  'gatsby',
  'typescript',
  'react',
  'gatsby-plugin-mdx',
  'gatsby-source-filesystem',
  'gatsby-plugin-image',
  'gatsby-plugin-sharp',
  'gatsby-transformer-sharp',
  'gatsby-plugin-react-i18next',
  'gatsby-plugin-algolia',
  'gatsby-remark-prismjs',
  'gatsby-remark-autolink-headers',
  'typedoc',
  'jest',
  '@testing-library/react',
];

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const [list = '', replaced = ''] = fs.readFileSync('docs/stack.md', 'utf8').split('## What is replaced');
const cellsOf = (table: string) =>
  [...table.matchAll(/^\|(.*)\|$/gm)]
    .map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()))
    .slice(2);
const rows = cellsOf(list).map(([names, , where, see]) => ({
  names: namesIn(names),
  files: namesIn(where),
  see,
}));

it('lists the whole stack', () => {
  expect(rows.flatMap(({ names }) => names)).toEqual(expect.arrayContaining(STACK));
});

const installed = { ...manifest.dependencies, ...manifest.devDependencies };

it.each(
  rows.flatMap(({ names, files, see }) =>
    names.map((name) => ({ name, isOnly: names.length === 1, files, see })),
  ),
)('$name is a dependency, is used by the named files, and can be seen', ({ name, isOnly, files, see }) => {
  expect(Object.keys(installed)).toContain(name);
  expect(see).not.toBe('');
  const uses = files.map((file) => {
    const text = fs.readFileSync(file, 'utf8');
    // An import, or an entry in the plugins of gatsby-config.ts.
    return text.includes(`'${name}'`) || text.includes(`'${name}/`);
  });
  // A row with two packages names a file for each.
  expect(isOnly ? uses : uses.filter(Boolean).slice(0, 1)).toEqual(isOnly ? files.map(() => true) : [true]);
  expect(uses).not.toEqual([]);
});

it('names only existing functions and overrides in the ways back', () => {
  const settings = fs.readFileSync('plugins/gatsby-plugin-webpack-config/gatsby-node.ts', 'utf8');
  const called = [...replaced.matchAll(/the call of `(\w+)`/g)].map(([, name = '']) => name);
  expect(called.length).toBeGreaterThan(0);
  for (const name of called) expect(settings).toContain(`${name}(`);
  const deleted = [...replaced.matchAll(/ (overrides|dependencies)\.([@\w/-]+)/g)];
  expect(deleted.length).toBeGreaterThan(0);
  for (const [, group, name = ''] of deleted)
    expect(Object.keys(manifest[group as 'overrides' | 'dependencies'])).toContain(name);
});
