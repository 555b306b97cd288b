import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { ObjectNotFoundException } from '@softkit/exceptions';
import { ProductRepository } from '../product.repository';
import { PricingModule } from './pricing.module';
import { PricingService } from './pricing.service';
import { Products } from './products';
import { ProductsInMemory } from './products-in-memory';

async function checkPricing(products: Products, id: string): Promise<void> {
  const pricing = new PricingService(products);

  assert.equal(await pricing.lower(id, 25), 300);

  const stored = await products.findById(id);
  assert.equal(stored?.priceCents, 300);
  assert.equal(stored?.title, 'Assam');
  await assert.rejects(
    pricing.lower(randomUUID(), 25),
    (error) => error instanceof ObjectNotFoundException,
  );
}

test('lowers a price in memory', async () => {
  const dates = { createdAt: new Date(), updatedAt: new Date() };
  const assam = { id: randomUUID(), title: 'Assam', priceCents: 400, ...dates };

  await checkPricing(new ProductsInMemory(assam), assam.id);
});

test('lowers a price in PostgreSQL', async (t) => {
  const app = await Test.createTestingModule({
    imports: [PricingModule],
  }).compile();
  t.after(() => app.close());
  const repository = app.get(ProductRepository, { strict: false });
  const { id } = await repository.create({ title: 'Assam', priceCents: 400 });

  await checkPricing(repository, id);
});
