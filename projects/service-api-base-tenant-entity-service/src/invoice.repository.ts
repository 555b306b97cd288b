import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { TenantClsStore } from '@softkit/persistence-api';
import {
  BaseTenantEntityHelper,
  BaseTypeormTenantedEntityRepository,
} from '@softkit/typeorm';
import { ClsService } from 'nestjs-cls';
import { DataSource } from 'typeorm';
import { InvoiceEntity } from './invoice.entity';

@Injectable()
export class InvoiceRepository extends BaseTypeormTenantedEntityRepository<
  InvoiceEntity,
  'id',
  'id' | 'version',
  keyof BaseTenantEntityHelper | 'id' | 'version'
> {
  constructor(
    @InjectDataSource() dataSource: DataSource,
    clsService: ClsService<TenantClsStore>,
  ) {
    super(InvoiceEntity, dataSource, 'id', clsService);
  }
}
