import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ExecutionContext } from '@nestjs/common';
import { NestFastifyApplication } from '@nestjs/platform-fastify';
import { JwtAuthGuard } from '@softkit/auth';
import { startTestApp } from './app.fixture';

const openGuard = {
  canActivate(context: ExecutionContext): boolean {
    context.switchToHttp().getRequest().user = { sub: '1', email: 'test@example.com' };
    return true;
  },
};

let app: NestFastifyApplication;

before(async () => {
  app = await startTestApp((builder) => builder.overrideProvider(JwtAuthGuard).useValue(openGuard));
});

after(() => app.close());

test('allows requests without a token when the guard is disabled', async () => {
  const response = await app.inject({ method: 'GET', url: '/profile' });

  assert.deepEqual(response.json(), { id: '1', email: 'test@example.com' });
});
