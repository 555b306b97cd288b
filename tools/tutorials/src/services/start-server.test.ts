import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, isListening, stop, stopAll } from '../processes';
import { startServer } from './start-server';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
const log = path.join(folder, 'log');
afterAll(() => {
  stopAll();
  fs.rmSync(folder, { recursive: true });
});

const run = (port: number, code: string) =>
  startServer({ name: 'The server', program: process.execPath, args: ['-e', code], port, log });

it('waits until the server listens, and closes its own handle of the log', async () => {
  const open = jest.spyOn(fs, 'openSync');
  const close = jest.spyOn(fs, 'closeSync');
  const port = await freePort();
  const server = await run(port, `setTimeout(() => require('http').createServer().listen(${port}), 200)`);
  expect(await isListening(port)).toBe(true);
  expect(close.mock.calls[0]).toEqual([open.mock.results[0]?.value]);
  await stop(server);
  expect(await isListening(port)).toBe(false);
});

it('shows the log of a server that ends', async () => {
  await expect(run(await freePort(), `console.error('bad option'); process.exit(1)`)).rejects.toThrow(
    /The server did not start on port \d+:\nbad option/,
  );
});
