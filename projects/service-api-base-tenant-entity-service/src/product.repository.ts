import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BaseTypeormTrackedEntityRepository } from '@softkit/typeorm';
import { DataSource } from 'typeorm';
import { ProductEntity } from './product.entity';

@Injectable()
export class ProductRepository extends BaseTypeormTrackedEntityRepository<
  ProductEntity,
  'id'
> {
  constructor(@InjectDataSource() dataSource: DataSource) {
    super(ProductEntity, dataSource, 'id');
  }
}
