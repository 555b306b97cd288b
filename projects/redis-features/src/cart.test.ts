import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { CartRepository } from './cart.repository';

test('returns a saved cart unchanged', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const carts = app.get(CartRepository);
  const cart = { id: 'test', items: ['black tea', 'cup'] };

  await carts.save(cart, 60);

  assert.deepEqual(await carts.find('test'), cart);
  assert.equal(await carts.find('nobody'), undefined);
  await app.close();
});
