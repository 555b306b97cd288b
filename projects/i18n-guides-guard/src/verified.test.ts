import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { VerifiedGuard } from './verified.guard';

@Controller('secrets')
@UseGuards(VerifiedGuard)
class SecretsController {
  @Get()
  show(): string {
    return 'secret';
  }
}

test('explains why the request was rejected', async () => {
  const module = await Test.createTestingModule({
    imports: [AppModule],
    controllers: [SecretsController],
  }).compile();
  const app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();

  const response = await app.inject({ url: '/secrets' });

  assert.equal(response.statusCode, 403);
  assert.equal(response.json().message, 'Confirm your email address first');
  await app.close();
});
