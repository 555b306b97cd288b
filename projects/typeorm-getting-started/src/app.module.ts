import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupTypeormModule } from '@softkit/typeorm';
import { ProductEntity } from './product.entity';
import { ProductRepository } from './product.repository';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    TypeOrmModule.forFeature([ProductEntity]),
    setupTypeormModule(),
  ],
  providers: [ProductRepository],
  exports: [ProductRepository],
})
export class AppModule {}
