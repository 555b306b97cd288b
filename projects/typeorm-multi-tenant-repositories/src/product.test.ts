import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { ProductRepository } from './product.repository';

test('finds an archived product only with findAllWithArchived', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const products = app.get(ProductRepository);

  const { id } = await products.create({ title: 'Black tea', priceCents: 400 });
  assert.equal(await products.archive(id), true);

  assert.equal(await products.findById(id), undefined);
  const [archived] = await products.findAllWithArchived({ id });
  assert.equal(archived?.title, 'Black tea');
  await app.close();
});
