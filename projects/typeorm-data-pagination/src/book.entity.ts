import { BaseTrackedEntityHelper } from '@softkit/typeorm';
import { FilterOperator, PaginateConfig } from 'nestjs-paginate';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('books')
export class BookEntity extends BaseTrackedEntityHelper {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column()
  title!: string;

  @Column({ type: 'integer' })
  year!: number;
}

export const BOOK_PAGES: PaginateConfig<BookEntity> = {
  sortableColumns: ['createdAt', 'title', 'year'],
  defaultSortBy: [['createdAt', 'DESC']],
  searchableColumns: ['title'],
  filterableColumns: {
    year: [FilterOperator.EQ, FilterOperator.GTE, FilterOperator.LTE],
  },
  defaultLimit: 25,
  maxLimit: 100,
};
