import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { FtpClientModule } from '@softkit/ftp-client';
import { RootConfig } from './config/root.config';
import { PriceListService } from './prices/price-list.service';
import { PricesController } from './prices/prices.controller';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    FtpClientModule.forRootAsync({
      inject: [RootConfig],
      useFactory: (config: RootConfig) => config.ftp,
    }),
  ],
  controllers: [PricesController],
  providers: [PriceListService],
})
export class AppModule {}
