import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StartedRedis, startRedis } from '@softkit/test-utils';
import Redis from 'ioredis';

describe('visit counter', () => {
  let redis: StartedRedis;
  let client: Redis;

  beforeAll(async () => {
    redis = await startRedis();
    client = new Redis(redis.redisConfig);
  }, 60_000);

  afterAll(async () => {
    await client?.quit();
    await redis?.container.stop();
  });

  it('counts visits', async () => {
    await client.incr('visits');
    await client.incr('visits');

    expect(await client.get('visits')).toBe('2');
  });
});
