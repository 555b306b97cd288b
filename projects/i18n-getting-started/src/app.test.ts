import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { AppService } from './app.service';

test('returns the message in the requested language', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const service = app.get(AppService);

  assert.equal(service.confirmation('17', 'en'), 'Order 17 is created');
  assert.equal(service.confirmation('17', 'uk'), 'Замовлення 17 створено');
  await app.close();
});
