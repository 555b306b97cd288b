import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BaseTypeormTrackedEntityRepository } from '@softkit/typeorm';
import { DataSource } from 'typeorm';
import { BookEntity } from './book.entity';

@Injectable()
export class BookRepository extends BaseTypeormTrackedEntityRepository<BookEntity, 'id'> {
  constructor(@InjectDataSource() dataSource: DataSource) {
    super(BookEntity, dataSource, 'id');
  }
}
