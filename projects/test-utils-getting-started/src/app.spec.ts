import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { StartedRedis, startRedis } from '@softkit/test-utils';

describe('AppModule', () => {
  let redis: StartedRedis;
  let app: INestApplicationContext;

  beforeAll(async () => {
    process.env['NESTJS_PROFILES'] = 'test';
    redis = await startRedis();

    const { AppModule } = await import('./app.module');
    app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  }, 60_000);

  afterAll(async () => {
    await app?.close();
    await redis?.container.stop();
  });

  it('connects to the Redis container', () => {
    expect(app).toBeDefined();
  });
});
