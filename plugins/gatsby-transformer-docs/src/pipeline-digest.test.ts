import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipelineDigest } from './pipeline-digest';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pipeline-'));
  fs.mkdirSync(path.join(folder, 'compile'));
  fs.writeFileSync(path.join(folder, 'compile/a.ts'), 'one');
  fs.writeFileSync(path.join(folder, 'a.test.ts'), 'one');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

it.each([
  ['stays while nothing changes', () => undefined, true],
  ['changes with the code', () => fs.writeFileSync(path.join(folder, 'compile/a.ts'), 'two'), false],
  ['does not mind a test', () => fs.writeFileSync(path.join(folder, 'a.test.ts'), 'two'), true],
])('%s', (_claim, change, same) => {
  const before = pipelineDigest(folder, { note: 'Note' });
  change();
  expect(pipelineDigest(folder, { note: 'Note' }) === before).toBe(same);
});

it('changes with the settings', () => {
  expect(pipelineDigest(folder, { note: 'Note' })).not.toBe(pipelineDigest(folder, { note: 'Примітка' }));
});
