import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { NestFastifyApplication } from '@nestjs/platform-fastify';
import { headersOf, startTestApp } from './app.fixture';

let app: NestFastifyApplication;

before(async () => {
  app = await startTestApp();
});

after(() => app.close());

test("returns the profile of the token's user", async () => {
  const headers = await headersOf(app, { sub: '7', email: 'taras@example.com' });
  const response = await app.inject({ method: 'GET', url: '/profile', headers });

  assert.deepEqual(response.json(), { id: '7', email: 'taras@example.com' });
});

test('returns 403 for a route that needs another permission', async () => {
  const headers = await headersOf(app, { permissions: ['article.create'] });
  const create = await app.inject({ method: 'POST', url: '/articles', headers });
  const remove = await app.inject({ method: 'DELETE', url: '/articles/7', headers });

  assert.deepEqual([create.statusCode, remove.statusCode], [201, 403]);
});
