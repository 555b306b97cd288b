import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { initializeTransactionalContext } from 'typeorm-transactional';
import { AppModule } from './app.module';

let app: NestFastifyApplication;

before(async () => {
  initializeTransactionalContext();
  const module = await Test.createTestingModule({ imports: [AppModule] }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();
});

after(() => app.close());

async function historyOf(id: string): Promise<{ jobStatus: string; stepData: unknown }[]> {
  return (await app.inject({ method: 'GET', url: `/reports/${id}/history` })).json();
}

test('creates the report in the background', async () => {
  const started = await app.inject({
    method: 'POST',
    url: '/reports',
    payload: { month: '2025-11' },
  });
  const { id } = started.json();

  let last = (await historyOf(id)).at(-1);
  for (let attempt = 0; attempt < 50 && last?.jobStatus !== 'completed'; attempt += 1) {
    await setTimeout(100);
    last = (await historyOf(id)).at(-1);
  }

  assert.equal(started.statusCode, 202);
  assert.deepEqual(last, {
    jobStatus: 'completed',
    progress: 100,
    stepData: { month: '2025-11', orders: 3 },
  });
});
