import { Controller, Get } from '@nestjs/common';
import { Paginate, Paginated, PaginatedSwaggerDocs, PaginateQuery } from 'nestjs-paginate';
import { BOOK_PAGES, BookEntity } from './book.entity';
import { BookRepository } from './book.repository';

@Controller('books')
export class BooksController {
  constructor(private readonly books: BookRepository) {}

  @Get()
  @PaginatedSwaggerDocs(BookEntity, BOOK_PAGES)
  list(@Paginate() query: PaginateQuery): Promise<Paginated<BookEntity>> {
    return this.books.findAllPaginated(query, BOOK_PAGES);
  }
}
