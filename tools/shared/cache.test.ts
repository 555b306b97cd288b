import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'cache-'));
process.env['XDG_CACHE_HOME'] = home;
afterAll(() => fs.rmSync(home, { recursive: true }));

it('fills a cache folder once, and leaves nothing behind when that fails', async () => {
  const { cached, cacheFolder } = await import('./cache');
  const failing = cached('packages', (folder) => {
    fs.writeFileSync(path.join(folder, 'file'), 'incomplete');
    throw new Error('out of disk space');
  });
  await expect(failing).rejects.toThrow('out of disk space');
  expect(fs.readdirSync(cacheFolder)).toEqual([]);
  const make = jest.fn((folder: string) => fs.writeFileSync(path.join(folder, 'file'), 'complete'));
  await cached('packages', make);
  const folder = await cached('packages', make);
  expect(fs.readFileSync(path.join(folder, 'file'), 'utf8')).toBe('complete');
  expect(make).toHaveBeenCalledTimes(1);
});
