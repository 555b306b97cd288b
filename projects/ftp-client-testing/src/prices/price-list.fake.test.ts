import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { DEFAULT_INJECT_TOKEN } from '@softkit/ftp-client';
import { AppModule } from '../app.module';
import { PriceListService } from './price-list.service';

const fakeClient = {
  async downloadTo(target: Writable, file: string): Promise<void> {
    target.write(`sku;cents\n${file};100\n`);
  },
  close(): void {},
};

test('reads prices without a server', async (t) => {
  const module = await Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(DEFAULT_INJECT_TOKEN)
    .useValue(fakeClient)
    .compile();
  t.after(() => module.close());

  const prices = await module.get(PriceListService).read('a.csv');

  assert.deepEqual(prices, [{ sku: 'a.csv', cents: 100 }]);
});
