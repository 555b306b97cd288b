import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { FtpSrv } from 'ftp-srv';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('downloads a file from a real server', async (t) => {
  const port = await freePort();
  const root = mkdtempSync(join(tmpdir(), 'ftp-'));
  writeFileSync(join(root, 'prices.csv'), 'sku;cents\nlamp;1900\n');
  const server = new FtpSrv({
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
  });
  server.on('login', (_login, resolve) => resolve({ root }));
  await server.listen();
  process.env['FTP_PORT'] = String(port);

  const { AppModule } = await import('../app.module');
  const { PriceListService } = await import('./price-list.service');
  const module = await Test.createTestingModule({
    imports: [AppModule],
  }).compile();
  t.after(async () => {
    await module.close();
    await server.close();
  });

  const prices = await module.get(PriceListService).read('prices.csv');

  assert.deepEqual(prices, [{ sku: 'lamp', cents: 1900 }]);
});
