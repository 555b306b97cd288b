import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { OrdersController } from './orders.controller';
import { RootConfig } from './root.config';

@Module({
  imports: [setupYamlBaseConfigModule(__dirname, RootConfig)],
  controllers: [OrdersController],
})
export class AppModule {}
