import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { DeliveryService } from './delivery.service';

test('translates a whole list or one element', async () => {
  const app = await Test.createTestingModule({
    imports: [AppModule],
    providers: [DeliveryService],
  }).compile();
  const delivery = app.get(DeliveryService);

  assert.deepEqual(delivery.steps('17', 'en'), [
    'We pack order 17',
    'The courier calls you',
    'You sign for the parcel',
  ]);
  assert.equal(delivery.firstStep('17', 'en'), 'We pack order 17');
  await app.close();
});
