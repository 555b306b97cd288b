import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { FileNotFoundException } from '@softkit/file-storage';
import { AppModule } from './app.module';
import { ReceiptsService } from './receipts.service';

test('reads a receipt by its key', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const receipts = app.get(ReceiptsService);

  const key = await receipts.save('42', 'Tea: 5.00');
  assert.match(key, /^orders\/42\/[\w-]{21}-receipt\.txt$/);
  assert.equal(await receipts.read(key), 'Tea: 5.00');

  await assert.rejects(receipts.read('orders/42/absent.txt'), FileNotFoundException);
  await app.close();
});
