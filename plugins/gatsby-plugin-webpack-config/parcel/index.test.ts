import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

interface Bundle {
  filePath: string;
  getMainEntry: () => { filePath: string };
}

interface Parcel {
  run: () => Promise<{ bundleGraph: { getBundles: () => Bundle[] } }>;
}

const { Parcel } = jest.requireActual<{ Parcel: new (options: object) => Parcel }>('./index.js');

let site: string;
let distDir: string;

beforeEach(() => {
  site = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gatsby-files-')));
  distDir = path.join(site, '.cache/compiled');
});

afterEach(() => fs.rmSync(site, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(site, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/** Compiles the files with the same arguments as Gatsby's compile-gatsby-files.js. */
async function compile(sourceMap = false): Promise<[compiled: string, source: string][]> {
  const { bundleGraph } = await new Parcel({
    entries: [`${site}/gatsby-+(node|config).ts`, `${site}/plugins/**/gatsby-+(node|config).ts`],
    targets: { root: { distDir, sourceMap } },
  }).run();
  return bundleGraph
    .getBundles()
    .map((bundle) => [
      path.relative(distDir, bundle.filePath),
      path.relative(site, bundle.getMainEntry().filePath),
    ]);
}

it.each(['@parcel/core', '@parcel/cache', 'gatsby-parcel-config'])('replaces %s', (name) => {
  const gatsby = require.resolve('gatsby/package.json');
  expect(fs.realpathSync(require.resolve(name, { paths: [gatsby] }))).toBe(path.join(__dirname, 'index.js'));
});

it('compiles the files of the site and its plugins with their imports, but not packages', async () => {
  write({
    'gatsby-config.ts': `import { title } from './src/title'; export default { siteMetadata: { title } };`,
    'gatsby-browser.ts': 'export {};',
    'src/title.ts': `import names from './names.json'; import path from 'node:path'; export const title: string = path.join(names.site, 'x');`,
    'src/names.json': '{ "site": "Docs" }',
    'plugins/one/gatsby-node.ts': `import sharp from 'sharp'; export const onPreInit = () => sharp;`,
    'plugins/@scope/two/gatsby-node.ts': `export const onPreInit = async () => (await import('../../../src/title')).title;`,
    'plugins/one/node_modules/three/gatsby-node.ts': 'export {};',
  });
  expect((await compile()).sort()).toEqual([
    ['gatsby-config.js', 'gatsby-config.ts'],
    ['plugins/@scope/two/gatsby-node.js', 'plugins/@scope/two/gatsby-node.ts'],
    ['plugins/one/gatsby-node.js', 'plugins/one/gatsby-node.ts'],
  ]);
  const inputs = JSON.parse(fs.readFileSync(path.join(distDir, 'inputs.json'), 'utf8')) as string[];
  expect(inputs.sort()).toEqual([
    'gatsby-config.ts',
    'plugins/@scope/two/gatsby-node.ts',
    'plugins/one/gatsby-node.ts',
    'src/names.json',
    'src/title.ts',
  ]);
  const script = `
    const { default: config } = require('./gatsby-config.js');
    require('./plugins/@scope/two/gatsby-node.js').onPreInit().then((title) => console.log(config.siteMetadata.title, title));`;
  expect(execFileSync(process.execPath, ['-e', script], { cwd: distDir, encoding: 'utf8' })).toBe(
    'Docs/x Docs/x\n',
  );
  expect(fs.readFileSync(path.join(distDir, 'plugins/one/gatsby-node.js'), 'utf8')).toContain(
    'require("sharp")',
  );
});

it('adds source maps if Gatsby requests them', async () => {
  write({ 'gatsby-node.ts': 'export const onPreInit = () => 1;' });
  const compiled = () => fs.readFileSync(path.join(distDir, 'gatsby-node.js'), 'utf8');
  await compile();
  expect(compiled()).not.toContain('sourceMappingURL');
  await compile(true);
  expect(compiled()).toContain('sourceMappingURL=data:');
});

it('reports all errors together, with file and line', async () => {
  write({
    'gatsby-config.ts': `import './nowhere';\nexport default {};`,
    'plugins/one/gatsby-node.ts': `\nexport const = 1;`,
  });
  await expect(compile()).rejects.toMatchObject({
    diagnostics: [
      {
        message:
          'gatsby-config.ts:1:8: Could not resolve "./nowhere"\nplugins/one/gatsby-node.ts:2:14: Expected identifier but found "="',
        origin: 'esbuild',
      },
    ],
  });
});
