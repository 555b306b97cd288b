import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { setupClsModule } from '@softkit/async-storage';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupTypeormModule } from '@softkit/typeorm';
import { ArticlesModule } from './articles.module';
import { InvoicesModule } from './invoices.module';
import { ProductEntity } from './product.entity';
import { ProductRepository } from './product.repository';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    TypeOrmModule.forFeature([ProductEntity]),
    setupTypeormModule(),
    ArticlesModule,
    InvoicesModule,
    setupClsModule(),
  ],
  providers: [ProductRepository],
  exports: [ProductRepository],
})
export class AppModule {}
