import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';

test('keeps concurrent requests separate', async () => {
  const testing = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();

  const languages = ['en', 'uk', 'en', 'uk'];
  const texts = await Promise.all(
    languages.map(async (language) => {
      const answer = await app.inject({
        url: '/greeting',
        headers: { 'accept-language': language },
      });
      return answer.json().text;
    }),
  );
  await app.close();

  assert.deepEqual(texts, ['Hello!', 'Вітаю!', 'Hello!', 'Вітаю!']);
});
