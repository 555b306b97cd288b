import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RedlockService } from '@anchan828/nest-redlock';
import { Test } from '@nestjs/testing';
import { AppModule } from './app.module';
import { PaymentsService } from './payments.service';
import { SessionRepository } from './session.repository';

test('restores session dates as Date objects', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const sessions = app.get(SessionRepository);
  const session = { id: 7, userName: 'Olena', startedAt: new Date(0) };

  await sessions.open(session);

  assert.equal(sessions.getKeyById(7), 'auth:7:session');
  assert.equal((await sessions.load(7))?.startedAt.getTime(), 0);
  assert.equal(await sessions.close(7), true);
  await app.close();
});

test('refuses to pay for a locked order', async () => {
  const app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  const payments = app.get(PaymentsService, { strict: false });
  const lock = await app
    .get(RedlockService, { strict: false })
    .acquire(['order:7'], 5000);

  await assert.rejects(payments.pay('7'), /unable to achieve a quorum/);
  await lock.release();

  assert.equal(await payments.pay('7'), 'receipt-7');
  await app.close();
});
