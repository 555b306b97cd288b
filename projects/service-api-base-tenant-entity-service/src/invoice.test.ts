import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Test, TestingModule } from '@nestjs/testing';
import { GeneralInternalServerException, ObjectNotFoundException } from '@softkit/exceptions';
import { TenantClsStore } from '@softkit/persistence-api';
import { ClsService } from 'nestjs-cls';
import { initializeTransactionalContext } from 'typeorm-transactional';
import { AppModule } from './app.module';
import { InvoiceService } from './invoice.service';

initializeTransactionalContext();

const acme = '5e0c2a4b-1f3d-4c58-9a6e-7b1d2c3f4a5b';
const umbrella = '0d9f8e7c-6b5a-4948-8372-615049382716';
let app: TestingModule;
let invoices: InvoiceService;

function as<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  const cls: ClsService<TenantClsStore> = app.get(ClsService);
  return cls.runWith({ tenantId }, work);
}

before(async () => {
  app = await Test.createTestingModule({ imports: [AppModule] }).compile();
  await app.init();
  invoices = app.get(InvoiceService, { strict: false });
});

after(() => app.close());

test('rejects changes by another tenant', async () => {
  const { id, version } = await as(acme, () => invoices.create({ number: 'A-1', totalCents: 500 }));

  await as(acme, () => invoices.changeTotal(id, version, 700));
  assert.equal((await as(acme, () => invoices.findById(id))).totalCents, 700);

  await assert.rejects(as(umbrella, () => invoices.changeTotal(id, version + 1, 0)), ObjectNotFoundException);
});

test('throws when no tenant is set', async () => {
  await assert.rejects(
    invoices.findAll(),
    (error) =>
      error instanceof GeneralInternalServerException &&
      String(error.errorCode).startsWith('TenantId is not set'),
  );
});
