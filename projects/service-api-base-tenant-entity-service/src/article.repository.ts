import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BaseTypeormTrackedEntityRepository } from '@softkit/typeorm';
import { DataSource } from 'typeorm';
import { ArticleEntity } from './article.entity';

@Injectable()
export class ArticleRepository extends BaseTypeormTrackedEntityRepository<
  ArticleEntity,
  'id'
> {
  constructor(@InjectDataSource() dataSource: DataSource) {
    super(ArticleEntity, dataSource, 'id');
  }
}
