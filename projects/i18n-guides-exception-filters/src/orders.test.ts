import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { OrdersController } from './orders.controller';

test('translates the exception message', async () => {
  const module = await Test.createTestingModule({
    imports: [AppModule],
    controllers: [OrdersController],
  }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();

  const response = await app.inject({ method: 'POST', url: '/orders' });

  assert.equal(response.statusCode, 409);
  assert.equal(response.json().detail, 'Green tea is out of stock');
  await app.close();
});
