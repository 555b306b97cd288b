import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupRedisModule } from '@softkit/redis';
import { CartRepository } from './cart.repository';
import { OrdersModule } from './orders.module';
import { SessionRepository } from './session.repository';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupRedisModule(),
    OrdersModule,
  ],
  providers: [CartRepository, SessionRepository],
})
export class AppModule {}
