import { Injectable } from '@nestjs/common';
import { BaseTrackedEntityService } from '@softkit/service-api';
import { BaseTenantEntityHelper } from '@softkit/typeorm';
import { Transactional } from 'typeorm-transactional';
import { InvoiceEntity } from './invoice.entity';
import { InvoiceRepository } from './invoice.repository';

@Injectable()
export class InvoiceService extends BaseTrackedEntityService<
  InvoiceEntity,
  'id',
  InvoiceRepository,
  'id' | 'version',
  keyof BaseTenantEntityHelper | 'id' | 'version'
> {
  constructor(repository: InvoiceRepository) {
    super(repository);
  }

  @Transactional()
  async changeTotal(id: string, version: number, totalCents: number) {
    await this.findById(id);
    return this.partialUpdate({ id, version, totalCents });
  }
}
