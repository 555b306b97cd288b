import fs from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';
import { listFiles } from '../../src/model/files';

const isSource = (file: string) => /\.(?:tsx?|m?js)$/.test(file) && !/\.test\.|\.fixture\./.test(file);
const source = [
  ...fs.readdirSync('.').filter((file) => file.startsWith('gatsby-')),
  ...['src', 'plugins', 'scripts', 'tools'].flatMap((folder) =>
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

/** Packages that another one asks for, and gets what the site has in their place. */
const replaced = Object.values(manifest.overrides).flatMap((version) =>
  typeof version === 'string' && version.startsWith('$') ? [version.slice(1)] : [],
);

it.each(names)('%s is used by the site, or a package asks the site for it', (name) => {
  const written = [`'${name}'`, `'${name}/`, `node_modules/${name}/`];
  expect([...peers, ...replaced].includes(name) || written.some((each) => source.includes(each))).toBe(true);
});
