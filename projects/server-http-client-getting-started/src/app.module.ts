import { Module } from '@nestjs/common';
import { setupClsModule } from '@softkit/async-storage';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { RootConfig } from './config/root.config';
import { OrdersController } from './orders/orders.controller';
import { StockModule } from './stock/stock.module';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupClsModule(),
    StockModule,
  ],
  controllers: [OrdersController],
})
export class AppModule {}
