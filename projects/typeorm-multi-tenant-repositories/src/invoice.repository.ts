import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { TenantClsStore } from '@softkit/persistence-api';
import { BaseTenantEntityHelper, BaseTypeormTenantedEntityRepository } from '@softkit/typeorm';
import { ClsService } from 'nestjs-cls';
import { Column, DataSource, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('invoices')
export class InvoiceEntity extends BaseTenantEntityHelper {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column({ length: 40 })
  number!: string;
}

@Injectable()
export class InvoiceRepository extends BaseTypeormTenantedEntityRepository<InvoiceEntity, 'id'> {
  constructor(@InjectDataSource() dataSource: DataSource, cls: ClsService<TenantClsStore>) {
    super(InvoiceEntity, dataSource, 'id', cls);
  }
}
