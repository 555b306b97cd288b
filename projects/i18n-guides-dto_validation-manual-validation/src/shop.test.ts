import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';

test('prefers the query parameter to the header', async () => {
  const module = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();

  const { payload } = await app.inject({
    url: '/shop/cart?lang=uk',
    headers: { 'x-lang': 'en' },
  });

  assert.equal(payload, 'Ваш кошик порожній');
  await app.close();
});
