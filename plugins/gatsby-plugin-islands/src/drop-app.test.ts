import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dropApp } from './drop-app';

it('deletes bundled files that no page loads', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'drop-app-'));
  const hash = '0123456789abcdef0123';
  const islands = [`islands-${hash}.js`, `islands-${hash}.js.br`, `styles-late.${hash}.css`];
  const others = ['sw.js', '_worker.js', 'index.html'];
  const app = [`app-${hash}.js`, `app-${hash}.js.LICENSE.txt`, `app-${hash}.js.gz`, `styles.${hash}.css`];
  for (const name of [...islands, ...others, ...app]) fs.writeFileSync(path.join(folder, name), '');
  dropApp(folder, new Set([`islands-${hash}.js`, `styles-late.${hash}.css`]));
  expect(fs.readdirSync(folder).sort()).toEqual([...islands, ...others].sort());
  fs.rmSync(folder, { recursive: true });
});
