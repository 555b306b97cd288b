import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { Client } from 'basic-ftp';
import { AppModule } from '../app.module';
import { PriceListService } from './price-list.service';

test('parses an uploaded price list', async (t) => {
  const module = await Test.createTestingModule({
    imports: [AppModule],
  }).compile();
  t.after(() => module.close());
  const file = Readable.from('sku;cents\nchair;7900\n');
  await module.get(Client).uploadFrom(file, 'test-prices.csv');

  const prices = await module.get(PriceListService).read('test-prices.csv');

  assert.deepEqual(prices, [{ sku: 'chair', cents: 7900 }]);
});
