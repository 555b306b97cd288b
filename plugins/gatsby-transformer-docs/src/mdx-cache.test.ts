import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { onCreateWebpackConfig } from './mdx-cache';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'mdx-cache-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

const write = (name: string, text: string) => {
  const file = path.join(root, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return file;
};

/** Builds a guide with a loader that reads the same files as gatsby-plugin-mdx. */
async function build(): Promise<string> {
  let own: Configuration = {};
  const args = {
    actions: { setWebpackConfig: (config: Configuration) => (own = config) },
    store: { getState: () => ({ program: { directory: root } }) },
  };
  (onCreateWebpackConfig as unknown as (args: object) => void)(args);
  const compiler = webpack({
    mode: 'production',
    context: root,
    entry: './guide.mdx',
    output: { path: path.join(root, 'out') },
    cache: { type: 'filesystem', cacheDirectory: path.join(root, 'cache') },
    module: { rules: [...(own.module?.rules ?? []), { test: /\.mdx$/, use: [path.join(root, 'mdx.cjs')] }] },
  });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return fs.readFileSync(path.join(root, 'out/main.js'), 'utf8');
}

it('the component of an MDX guide is compiled in every build', async () => {
  fs.mkdirSync(path.join(root, 'plugins/gatsby-transformer-docs/src'), { recursive: true });
  fs.copyFileSync(
    path.join(__dirname, 'uncached.cjs'),
    path.join(root, 'plugins/gatsby-transformer-docs/src/uncached.cjs'),
  );
  const body = write('body', 'before');
  write('guide.mdx', 'A guide.');
  write(
    'mdx.cjs',
    `const fs = require('node:fs');
     module.exports = () => 'console.log(' + JSON.stringify(fs.readFileSync(${JSON.stringify(body)}, 'utf8')) + ')';`,
  );
  expect(await build()).toContain('before');
  write('body', 'after');
  expect(await build()).toContain('after');
}, 30_000);
