import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ValidationPipe } from '@nestjs/common';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { InvoicesController } from './invoices.controller';

const id = '5e0c2a4b-1f3d-4c58-9a6e-7b1d2c3f4a5b';
let app: NestFastifyApplication;

before(async () => {
  const testing = await Test.createTestingModule({
    controllers: [InvoicesController],
  }).compile();
  app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  app.useGlobalPipes(new ValidationPipe({ transform: true }));
  await app.init();
});

after(() => app.close());

async function remove(path: string): Promise<string> {
  const { statusCode, body } = await app.inject({ method: 'DELETE', url: path });
  return statusCode === 200 ? body : String(statusCode);
}

test('requires a UUID and an integer version', async () => {
  assert.equal(await remove(`/invoices/${id}?version=3`), `${id} at version 3`);
  assert.equal(await remove('/invoices/7?version=3'), '400');
  assert.equal(await remove(`/invoices/${id}`), '400');
  assert.equal(await remove(`/invoices/${id}?version=1.5`), '400');
});

test('accepts a negative version', async () => {
  assert.equal(await remove(`/invoices/${id}?version=-1`), `${id} at version -1`);
});
