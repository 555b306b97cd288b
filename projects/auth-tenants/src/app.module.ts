import { Module } from '@nestjs/common';
import { setupClsModule } from '@softkit/async-storage';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupI18NModule } from '@softkit/i18n';
import { ProfileController } from './profile.controller';
import { RootConfig } from './root.config';
import { SecurityModule } from './security.module';
import { ShopController } from './shop.controller';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupI18NModule(__dirname),
    setupClsModule(),
    SecurityModule,
  ],
  controllers: [ProfileController, ShopController],
})
export class AppModule {}
