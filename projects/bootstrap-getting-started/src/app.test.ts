process.env.NESTJS_PROFILES = 'test';

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from './create-test-app';

test('returns 404 in the common format for an unknown route', async () => {
  const app = await createTestApp();

  const response = await app.inject({ method: 'GET', url: '/api/orders' });

  assert.equal(response.statusCode, 404);
  assert.equal(response.json().title, 'Not Found');
  await app.close();
});
