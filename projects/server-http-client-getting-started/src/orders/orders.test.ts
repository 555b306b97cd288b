import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import {
  FastifyAdapter,
  NestFastifyApplication,
} from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';

const stockService = createServer((request, response) => {
  const known = request.url === '/items/lamp';
  response.statusCode = known ? 200 : 404;
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify(known ? { sku: 'lamp', quantity: 4 } : { error: 'no item' }),
  );
});

let app: NestFastifyApplication;

before(async () => {
  await new Promise<void>((resolve) => stockService.listen(0, resolve));
  const { port } = stockService.address() as AddressInfo;
  process.env['STOCK_URL'] = `http://localhost:${port}`;

  const { AppModule } = await import('../app.module');
  const module = await Test.createTestingModule({
    imports: [AppModule],
  }).compile();
  app = module.createNestApplication<NestFastifyApplication>(
    new FastifyAdapter(),
  );
  await app.init();
});

after(async () => {
  await app.close();
  stockService.close();
});

test('reports an in-stock item as available', async () => {
  const response = await app.inject('/orders/availability/lamp');

  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), { sku: 'lamp', available: true });
});

test('returns the 404 from the stock service', async () => {
  const response = await app.inject('/orders/availability/chair');

  assert.equal(response.statusCode, 404);
  assert.deepEqual(response.json(), { error: 'no item' });
});
