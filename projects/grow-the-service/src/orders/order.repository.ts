import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { TenantClsStore } from '@softkit/persistence-api';
import { BaseTypeormTenantedEntityRepository } from '@softkit/typeorm';
import { ClsService } from 'nestjs-cls';
import { DataSource } from 'typeorm';
import { OrderEntity } from './order.entity';

@Injectable()
export class OrderRepository extends BaseTypeormTenantedEntityRepository<OrderEntity, 'id'> {
  constructor(@InjectDataSource() dataSource: DataSource, cls: ClsService<TenantClsStore>) {
    super(OrderEntity, dataSource, 'id', cls);
  }
}
