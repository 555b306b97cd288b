import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TenantClsStore } from '@softkit/persistence-api';
import { ClsPresetSubscriber } from '@softkit/typeorm';
import { ClsModule, ClsService } from 'nestjs-cls';
import { AppModule } from './app.module';
import { InvoiceEntity, InvoiceRepository } from './invoice.repository';

const ACME = '6f2d1a50-0d0e-4f5e-9a63-0c6d35a3a001';
const GLOBEX = '6f2d1a50-0d0e-4f5e-9a63-0c6d35a3a002';

test('shows a tenant only its own invoices', async () => {
  const app = await Test.createTestingModule({
    imports: [
      ClsModule.forRoot({ global: true }),
      TypeOrmModule.forFeature([InvoiceEntity]),
      AppModule,
    ],
    providers: [InvoiceRepository, ClsPresetSubscriber],
  }).compile();
  const cls = app.get<ClsService<TenantClsStore>>(ClsService);
  const invoices = app.get(InvoiceRepository);
  const as = <T>(tenantId: string, run: () => Promise<T>) =>
    cls.runWith({ tenantId }, run);

  const { id } = await as(ACME, () => invoices.create({ number: 'A-1' }));

  assert.equal((await as(ACME, () => invoices.findById(id)))?.tenantId, ACME);
  assert.equal(await as(GLOBEX, () => invoices.findById(id)), undefined);
  await app.close();
});
