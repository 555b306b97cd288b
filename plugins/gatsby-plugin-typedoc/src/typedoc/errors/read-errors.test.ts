import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readErrors } from './read-errors';

it('reads the titles of the guides, also of several lines', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'errors-'));
  const guides = { 'a.md': 'title: "Say: hello"', 'b.md': 'title: >\n  Two\n  lines' };
  fs.mkdirSync(path.join(root, 'en'));
  for (const [file, yaml] of Object.entries(guides))
    fs.writeFileSync(path.join(root, 'en', file), `---\n${yaml}\n---\n\ntitle: No\n`);
  const errors = { mail: [{ guides: ['a.md#x', 'b.md', 'missing.md'] }] };
  fs.writeFileSync(path.join(root, 'errors.json'), JSON.stringify(errors));
  const sources = { file: 'errors.json', guidesDir: '.', sourcesUrl: '' };
  const { guideTitles } = readErrors(root, sources, 'en') ?? {};
  fs.rmSync(root, { recursive: true });
  expect(guideTitles).toEqual({ 'a.md': 'Say: hello', 'b.md': 'Two lines' });
});
