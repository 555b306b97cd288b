import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runGatsby } from './run-gatsby';

const before = process.cwd();

afterEach(() => process.chdir(before));

it('names the sign in the folder of the site with which Gatsby finds no files', async () => {
  const error = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'run-gatsby-')), "it's [new] docs (1)");
  fs.mkdirSync(folder);
  process.chdir(folder);
  expect(await runGatsby(['build'])).toBe(1);
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/docs \(1\): Gatsby takes the "\[" in this path/)],
  ]);
  fs.rmSync(path.dirname(folder), { recursive: true });
});
