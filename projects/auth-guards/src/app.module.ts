import { Module } from '@nestjs/common';
import { setupClsModule } from '@softkit/async-storage';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupI18NModule } from '@softkit/i18n';
import { NewsController } from './news.controller';
import { ProfileController } from './profile.controller';
import { RootConfig } from './root.config';
import { SecurityModule } from './security.module';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupI18NModule(__dirname),
    setupClsModule(),
    SecurityModule,
  ],
  controllers: [ProfileController, NewsController],
})
export class AppModule {}
