import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { ProductRepository } from './product.repository';

async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule);
  const products = app.get(ProductRepository);

  const { id } = await products.create({ title: 'Green tea', priceCents: 500 });
  console.log(JSON.stringify(await products.findById(id)));
  await app.close();
}

void main();
