import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listGuides } from './list-guides';

it('lists guides, but no hidden files, backups, or files in hidden folders', () => {
  // The site may be in a hidden folder.
  const root = fs.mkdtempSync(path.join(os.tmpdir(), '.site-'));
  const names = [
    'a.md',
    'b/c.mdx',
    '.d.md',
    '._a.md',
    '.trash/e.md',
    'b/.ipynb_checkpoints/f.md',
    'g.md~',
    '~$a.md',
  ];
  for (const name of names) {
    const file = path.join(root, 'content/en', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, '');
  }
  expect(listGuides(root, 'en').map(({ relativePath }) => relativePath)).toEqual(['a.md', 'b/c.mdx']);
  fs.rmSync(root, { recursive: true });
});
