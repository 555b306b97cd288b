import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findSecret } from './check-secrets';

it('finds secrets in all published text files', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-'));
  fs.mkdirSync(path.join(folder, 'a'));
  fs.writeFileSync(path.join(folder, 'a/page-data.json'), '{"key":"s3cret"}');
  fs.writeFileSync(path.join(folder, 'app.js'), 'nothing');
  expect(findSecret(folder, 's3cret')).toEqual(['a/page-data.json']);
  fs.rmSync(folder, { recursive: true });
});
