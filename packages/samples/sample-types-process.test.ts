import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createSampleTypesProcess } from './sample-types-process';

// Starting a TypeScript process takes seconds on a busy machine.
jest.setTimeout(60_000);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-process-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Starts a process with the given code. */
function start(code: string) {
  const file = path.join(folder, `${code.length}.ts`);
  fs.writeFileSync(file, code);
  return createSampleTypesProcess(process.cwd(), path.relative(process.cwd(), file));
}

it('returns the current result for each request', async () => {
  const samples = start(
    `let asked = 0; process.on('message', () => { const now = String(++asked); setTimeout(() => process.send?.(now), 50); });`,
  );
  expect(await Promise.all([samples.update(), samples.update()])).toEqual(['1', '2']);
  samples.stop();
});

it('fails if the program exits without a result, and restarts it for the next request', async () => {
  const flag = path.join(folder, 'flag');
  const samples = start(
    `import fs from 'node:fs'; process.on('message', () => {
       if (fs.existsSync(${JSON.stringify(flag)})) process.send?.('again'); else process.exit(0);
     });`,
  );
  await expect(samples.update()).rejects.toThrow('ended without an answer');
  fs.writeFileSync(flag, '');
  expect(await samples.update()).toBe('again');
  samples.stop();
});

it('restarts a program that exited between requests', async () => {
  const samples = start(
    `process.on('message', () => { process.send?.(String(process.pid)); setTimeout(() => process.exit(0), 20); });`,
  );
  const first = await samples.update();
  const isAlive = () => {
    try {
      return process.kill(Number(first), 0);
    } catch {
      return false;
    }
  };
  while (isAlive()) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await samples.update()).not.toBe(first);
  samples.stop();
});
