import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupI18NModule } from '@softkit/i18n';
import { setupLoggerModule } from '@softkit/logger';
import { DbConfig } from '@softkit/typeorm';
import { OrdersController } from './orders.controller';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupLoggerModule(),
    setupI18NModule(__dirname),
  ],
  controllers: [OrdersController],
  providers: [
    // If a provider is missing, Nest exits.
    { provide: DbConfig, useValue: null },
  ],
})
export class AppModule {}
