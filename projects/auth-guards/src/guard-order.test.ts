import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Controller, Get } from '@nestjs/common';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Roles, TokenService } from '@softkit/auth';
import { AppModule } from './app.module';
import { configureApp } from './configure-app';

@Controller('vault')
class VaultController {
  @Get()
  @Roles('KEEPER')
  open() {
    return {};
  }
}

let app: NestFastifyApplication;

before(async () => {
  const module = await Test.createTestingModule({
    imports: [AppModule],
    controllers: [VaultController],
  }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  configureApp(app);
  await app.init();
});

after(() => app.close());

test('rejects a request without a token before checking roles', async () => {
  const response = await app.inject({ method: 'GET', url: '/vault' });

  assert.equal(response.statusCode, 401);
});

test('rejects a user without the role', async () => {
  const token = await app.get(TokenService).signAccessToken({ sub: '42', email: 'ann@example.com' });
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.inject({ method: 'GET', url: '/vault', headers });

  assert.equal(response.statusCode, 403);
});
