import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { setupI18NModule } from '@softkit/i18n';
import { AppService } from './app.service';
import { RootConfig } from './root.config';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    setupI18NModule(__dirname),
  ],
  providers: [AppService],
})
export class AppModule {}
