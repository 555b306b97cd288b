import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { I18Config, setupI18NModule } from '@softkit/i18n';
import { ValidateNestedProperty } from '@softkit/validation';
import { OrdersController } from './orders.controller';

class RootConfig {
  @ValidateNestedProperty({ classType: I18Config })
  readonly i18n!: I18Config;
}

@Module({
  imports: [setupYamlBaseConfigModule(__dirname, RootConfig), setupI18NModule(__dirname)],
  controllers: [OrdersController],
})
export class AppModule {}
