import { NestFactory } from '@nestjs/core';
import { PricingModule } from './pricing/pricing.module';
import { PricingService } from './pricing/pricing.service';
import { ProductRepository } from './product.repository';

async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(PricingModule);
  const products = app.get(ProductRepository, { strict: false });

  const { id } = await products.create({ title: 'Oolong', priceCents: 900 });
  await app.get(PricingService).lower(id, 10);

  const stored = await products.findById(id);
  console.log(`${stored?.title}: ${stored?.priceCents}`);
  await app.close();
}

void main();
