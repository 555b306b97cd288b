import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { TokenService } from '@softkit/auth';
import { AccessPayload, RoleType } from './access-payload';
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

const rules = [
  { method: 'GET', url: '/articles', roles: [], permissions: [], status: 200 },
  { method: 'POST', url: '/articles', roles: [], permissions: ['article.create'], status: 201 },
  { method: 'POST', url: '/articles/import', roles: [], permissions: ['article.create'], status: 403 },
  { method: 'POST', url: '/articles/7/publish', roles: [RoleType.EDITOR], permissions: [], status: 200 },
  { method: 'POST', url: '/articles/7/publish', roles: [], permissions: ['article.publish'], status: 200 },
  { method: 'DELETE', url: '/articles/7', roles: [RoleType.EDITOR], permissions: [], status: 403 },
  { method: 'DELETE', url: '/articles/7', roles: [RoleType.ADMIN], permissions: [], status: 200 },
] as const;

for (const { method, url, roles, permissions, status } of rules) {
  const rights = [...roles, ...permissions].join(', ') || 'no rights';
  test(`returns ${status} for ${method} ${url} with ${rights}`, async () => {
    const payload: AccessPayload = {
      sub: '42',
      email: 'ann@example.com',
      roles: roles.map((roleType) => ({ roleId: roleType, roleType })),
      permissions: [...permissions],
    };
    const token = await app.get(TokenService).signAccessToken(payload);
    const headers = { authorization: `Bearer ${token}` };

    assert.equal((await app.inject({ method, url, headers })).statusCode, status);
  });
}
