import { Injectable } from '@nestjs/common';
import { BaseTrackedEntityService } from '@softkit/service-api';
import { BaseTrackedEntityHelper } from '@softkit/typeorm';
import { ArticleEntity } from './article.entity';
import { ArticleRepository } from './article.repository';

@Injectable()
export class ArticleService extends BaseTrackedEntityService<
  ArticleEntity,
  'id',
  ArticleRepository,
  'id',
  keyof BaseTrackedEntityHelper | 'id'
> {
  constructor(repository: ArticleRepository) {
    super(repository);
  }
}
