import fs from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import { listFiles } from '../../src/node/files';

const isSource = (file: string) => /\.(?:tsx?|m?js)$/.test(file) && !/\.test\.|\.fixture\./.test(file);
const source = [
  ...fs.readdirSync('.').filter((file) => file.startsWith('gatsby-')),
  ...['src', 'packages', 'plugins', 'scripts', 'tools'].flatMap((folder) =>
    listFiles(folder, isSource).map((file) => path.join(folder, file)),
  ),
]
  .map((file) => fs.readFileSync(file, 'utf8'))
  .join('\n');

const names = Object.keys(manifest.dependencies);
const peers = names.flatMap((name) => {
  const file = path.join('node_modules', name, 'package.json');
  const { peerDependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return Object.keys(peerDependencies);
});

/** Packages that `overrides` replaces with the site's version. */
const replaced = Object.values(manifest.overrides).flatMap((version) =>
  typeof version === 'string' && version.startsWith('$') ? [version.slice(1)] : [],
);

it.each(names)('%s is used by the site, or is a peer dependency of a package', (name) => {
  const references = [`'${name}'`, `'${name}/`, `node_modules/${name}/`];
  expect(
    [...peers, ...replaced].includes(name) || references.some((reference) => source.includes(reference)),
  ).toBe(true);
});
