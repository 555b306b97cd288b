import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AuthConfig } from '@softkit/auth';
import { headersOf, startTestApp } from './app.fixture';

const config: AuthConfig = {
  accessTokenSecret: 'test-access-secret',
  accessTokenExpirationTime: '0s',
  refreshTokenSecret: 'test-refresh-secret',
  refreshTokenExpirationTime: '1h',
  authHeaderName: 'authorization',
  headerTenantId: 'x-tenant-id',
};

let app: NestFastifyApplication;

before(async () => {
  app = await startTestApp((builder) => builder.overrideProvider(AuthConfig).useValue(config));
});

after(() => app.close());

test('rejects an expired access token', async () => {
  const headers = await headersOf(app, {});
  const response = await app.inject({ method: 'GET', url: '/profile', headers });

  assert.equal(response.statusCode, 401);
});
