import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { RatesService } from './rates.service';
import { RootConfig } from './root.config';

@Module({
  imports: [setupYamlBaseConfigModule(__dirname, RootConfig)],
  providers: [RatesService],
})
export class AppModule {}
