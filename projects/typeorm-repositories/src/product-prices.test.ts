import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { ProductPricesService } from './product-prices.service';
import { ProductRepository } from './product.repository';

test('increments the version on update', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const prices = app.get(ProductPricesService);

  const id = await prices.publish('Oolong', 700);
  assert.equal(await prices.changePrice(id, 650), true);

  const product = await app.get(ProductRepository).findById(id);
  assert.equal(product?.priceCents, 650);
  assert.equal(product?.version, 2);
  await app.close();
});
