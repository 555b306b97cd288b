import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BaseTrackedEntityHelper, BaseTypeormTrackedEntityRepository } from '@softkit/typeorm';
import { DataSource } from 'typeorm';
import { ProductEntity } from './product.entity';

@Injectable()
export class ProductRepository extends BaseTypeormTrackedEntityRepository<
  ProductEntity,
  // The name of the key.
  'id',
  // Fields that an update requires. By default, only the key.
  'id' | 'version',
  // Fields that the database or a subscriber populates. By default, the key and the inherited columns.
  'id' | 'version' | keyof BaseTrackedEntityHelper
> {
  constructor(@InjectDataSource() dataSource: DataSource) {
    super(ProductEntity, dataSource, 'id');
  }
}
