import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module';

test('adds the request ID to log lines', async (t) => {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  t.mock.method(process.stdout, 'write', (chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return write(chunk);
  });

  const testing = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  app.useLogger(app.get(Logger));
  await app.init();
  await app.inject({ url: '/greetings/Olena' });
  await app.close();

  const line = lines.find((text) => text.includes('Greeting requested')) ?? '{}';
  const { name, reqId } = JSON.parse(line);
  assert.equal(name, 'Olena');
  assert.equal(reqId, 'req-1');
});
