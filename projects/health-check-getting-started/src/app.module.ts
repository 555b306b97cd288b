import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { HealthCheckModule } from '@softkit/health-check';
import { setupTypeormModule } from '@softkit/typeorm';
import { ProductEntity } from './product.entity';
import { ProductRepository } from './product.repository';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    TypeOrmModule.forFeature([ProductEntity]),
    setupTypeormModule(),
    HealthCheckModule,
  ],
  providers: [ProductRepository],
  exports: [ProductRepository],
})
export class AppModule {}
