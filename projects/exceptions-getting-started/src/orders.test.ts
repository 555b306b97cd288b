import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { setUpApp } from './set-up-app';

test('returns a custom title for a missing order', async () => {
  const module = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  setUpApp(app);
  await app.init();

  const response = await app.inject({ method: 'POST', url: '/orders/gone/payments' });

  assert.equal(response.statusCode, 404);
  assert.equal(response.json().title, 'Nothing here');
  assert.equal(response.json().errorCode, 'ORDER_GONE');
  await app.close();
});
