import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupTypeormModule } from '@softkit/typeorm';
import { BookEntity } from './book.entity';
import { BookRepository } from './book.repository';
import { BooksController } from './books.controller';
import { ProductEntity } from './product.entity';
import { ProductRepository } from './product.repository';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    TypeOrmModule.forFeature([ProductEntity, BookEntity]),
    setupTypeormModule(),
  ],
  controllers: [BooksController],
  providers: [ProductRepository, BookRepository],
  exports: [ProductRepository],
})
export class AppModule {}
