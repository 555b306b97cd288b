import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { setupSwagger, SwaggerConfig } from '@softkit/swagger-utils';
import { AppModule } from './app.module';

test('documents every route', async () => {
  const module = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());

  const document = setupSwagger(app.get(SwaggerConfig), app);

  assert.equal(document?.info.title, 'Orders API');
  assert.deepEqual(Object.keys(document?.paths ?? {}), ['/orders']);
  await app.close();
});
