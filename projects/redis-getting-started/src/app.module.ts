import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupRedisModule } from '@softkit/redis';
import { CartRepository } from './cart.repository';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupRedisModule(),
  ],
  providers: [CartRepository],
})
export class AppModule {}
