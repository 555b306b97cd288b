import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BaseTrackedEntityHelper, BaseTypeormTrackedEntityRepository } from '@softkit/typeorm';
import { DataSource } from 'typeorm';
import { ArticleEntity } from './article.entity';

@Injectable()
export class ArticleRepository extends BaseTypeormTrackedEntityRepository<
  ArticleEntity,
  'id',
  'id' | 'version',
  'id' | 'version' | keyof BaseTrackedEntityHelper
> {
  constructor(@InjectDataSource() dataSource: DataSource) {
    super(ArticleEntity, dataSource, 'id');
  }
}
