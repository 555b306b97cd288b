import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupI18NModule } from '@softkit/i18n';
import { setupLoggerModule } from '@softkit/logger';
import { DbConfig } from '@softkit/typeorm';
import { RootConfig } from './config/root.config';
import { OrdersController } from './orders/orders.controller';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupLoggerModule(),
    setupI18NModule(__dirname),
  ],
  controllers: [OrdersController],
  providers: [{ provide: DbConfig, useValue: null }],
})
export class AppModule {}
