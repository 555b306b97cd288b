import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IAccessTokenSingleTenantPayload, TokenService } from '@softkit/auth';
import { bootstrapBaseWebApp } from '@softkit/bootstrap';

const url = '/api/shop/v1/orders';
const payload = { customerEmail: 'ann@example.com', quantity: 5 };
let app: NestFastifyApplication;

before(async () => {
  // The config module reads the files as soon as the root module is loaded.
  process.env.NESTJS_PROFILES = 'test';
  const { AppModule } = await import('../app.module');
  app = await bootstrapBaseWebApp(AppModule);
});

after(() => app.close());

async function signIn(): Promise<{ authorization: string }> {
  const tokens: TokenService<IAccessTokenSingleTenantPayload> = app.get(TokenService);
  const user = { sub: '7', email: 'ann@example.com', tenantId: randomUUID() };
  return { authorization: `Bearer ${await tokens.signAccessToken(user)}` };
}

test('rejects an order without a token', async () => {
  const response = await app.inject({ method: 'POST', url, payload });

  assert.equal(response.statusCode, 401);
});

test('hides an order from other tenants', async () => {
  const created = await app.inject({ method: 'POST', url, payload, headers: await signIn() });
  const { id } = created.json();
  assert.equal(created.statusCode, 201);

  const response = await app.inject({ url: `${url}/${id}`, headers: await signIn() });

  assert.equal(response.statusCode, 404);
});

test('confirms an order in the background', async () => {
  const headers = await signIn();
  const created = await app.inject({ method: 'POST', url, payload, headers });
  let order = created.json();
  assert.equal(order.confirmedAt, null);

  for (let attempt = 0; attempt < 50 && !order.confirmedAt; attempt += 1) {
    await setTimeout(100);
    order = (await app.inject({ url: `${url}/${order.id}`, headers })).json();
  }

  assert.ok(order.confirmedAt);
});
