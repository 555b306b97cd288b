import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findLine } from './find-line';

it('finds the line of a redirect', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const file = path.join(folder, 'faq.md');
  fs.writeFileSync(file, '---\nredirects: ["/old/page/", /old/]\n');
  expect([findLine(file, '/old/'), findLine(file, '/page/'), findLine('gone', '')]).toEqual([
    2,
    undefined,
    undefined,
  ]);
  fs.rmSync(folder, { recursive: true });
});
