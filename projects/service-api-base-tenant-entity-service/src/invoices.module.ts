import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClsPresetSubscriber, OptimisticLockingSubscriber } from '@softkit/typeorm';
import { InvoiceEntity } from './invoice.entity';
import { InvoiceRepository } from './invoice.repository';
import { InvoiceService } from './invoice.service';

@Module({
  imports: [TypeOrmModule.forFeature([InvoiceEntity])],
  providers: [
    InvoiceRepository,
    InvoiceService,
    ClsPresetSubscriber,
    OptimisticLockingSubscriber,
  ],
})
export class InvoicesModule {}
