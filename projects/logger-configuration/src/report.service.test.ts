import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Module } from '@nestjs/common';
import { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { ReportService } from './report.service';

@Module({ imports: [AppModule], providers: [ReportService] })
class ReportTestModule {}

test('adds the report ID to every line of the job', async (t) => {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  t.mock.method(process.stdout, 'write', (chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return write(chunk);
  });

  const testing = await Test.createTestingModule({ imports: [ReportTestModule] }).compile();
  const app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();
  await app.get(ReportService).build('monthly');
  await app.close();

  const messages = lines
    .filter((line) => line.includes('"reportId":"monthly"'))
    .map((line) => JSON.parse(line).msg);
  assert.deepEqual(messages, ['Report started', 'Rows collected', 'Report finished']);
});
