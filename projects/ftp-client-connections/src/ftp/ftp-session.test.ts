import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import { Test, TestingModule } from '@nestjs/testing';
import { Client } from 'basic-ftp';
import { AppModule } from '../app.module';
import { PriceListService } from '../prices/price-list.service';
import { FtpSession } from './ftp-session';

let app: TestingModule;
let prices: PriceListService;

before(async () => {
  app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  prices = app.get(PriceListService);
  await app.get(FtpSession).run((client) => {
    const file = Readable.from('sku;cents\nchair;7900\n');
    return client.uploadFrom(file, 'session-prices.csv');
  });
});

after(() => app.close());

test('queues concurrent requests', async () => {
  const reads = [1, 2, 3].map(() => prices.read('session-prices.csv'));

  const answers = await Promise.all(reads);

  assert.deepEqual(
    answers.map(([price]) => price?.sku),
    ['chair', 'chair', 'chair'],
  );
});

test('runs the next task after a failure', async () => {
  const [missing, found] = await Promise.allSettled([
    prices.read('nothing.csv'),
    prices.read('session-prices.csv'),
  ]);

  assert.equal(missing.status, 'rejected');
  assert.equal(found.status, 'fulfilled');
});

test('reconnects after a lost connection', async () => {
  app.get(Client).close();

  const [price] = await prices.read('session-prices.csv');

  assert.equal(price?.sku, 'chair');
});
