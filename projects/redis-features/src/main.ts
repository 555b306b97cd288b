import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { CartRepository } from './cart.repository';

async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule);
  const carts = app.get(CartRepository);

  await carts.save({ id: '42', items: ['green tea'] }, 3600);
  console.log(JSON.stringify(await carts.find('42')));
  await app.close();
}

void main();
