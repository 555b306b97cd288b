import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { TokenService } from '@softkit/auth';
import { AppModule } from './app.module';
import { configureApp } from './configure-app';

let app: NestFastifyApplication;

before(async () => {
  const module = await Test.createTestingModule({ imports: [AppModule] }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  configureApp(app);
  await app.init();
});

after(() => app.close());

async function getProfile(token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return app.inject({ method: 'GET', url: '/profile', headers });
}

test('rejects a request without a token', async () => {
  assert.equal((await getProfile()).statusCode, 401);
});

test("returns the profile of the token's user", async () => {
  const token = await app.get(TokenService).signAccessToken({ sub: '42', email: 'ann@example.com' });
  const response = await getProfile(token);

  assert.equal(response.statusCode, 200);
  assert.deepEqual(response.json(), { id: '42', email: 'ann@example.com' });
});

test('rejects a refresh token on a protected route', async () => {
  const user = { sub: '42', email: 'ann@example.com' };
  const { refreshToken } = await app
    .get(TokenService)
    .signTokens({ accessTokenPayload: user, refreshTokenPayload: user });

  assert.equal((await getProfile(refreshToken)).statusCode, 401);
});

test('returns WRONG_CREDENTIALS for a wrong password', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/auth/sign-in',
    payload: { email: 'olena@example.com', password: 'wrong' },
  });

  assert.equal(response.statusCode, 401);
  assert.equal(response.json().errorCode, 'WRONG_CREDENTIALS');
});
