import { Module } from '@nestjs/common';
import { setupYamlBaseConfigModule } from '@softkit/config';
import { FtpClientModule } from '@softkit/ftp-client';
import { RootConfig } from './config/root.config';
import { ARCHIVE_FTP, ArchiveService } from './prices/archive.service';
import { PriceListService } from './prices/price-list.service';
import { PricesController } from './prices/prices.controller';

@Module({
  imports: [
    setupYamlBaseConfigModule(__dirname, RootConfig),
    FtpClientModule.forRootAsync({
      inject: [RootConfig],
      useFactory: (config: RootConfig) => config.ftp,
    }),
    FtpClientModule.forRootAsync(
      {
        inject: [RootConfig],
        useFactory: (config: RootConfig) => config.archiveFtp,
      },
      true,
      ARCHIVE_FTP,
    ),
  ],
  controllers: [PricesController],
  providers: [PriceListService, ArchiveService],
})
export class AppModule {}
