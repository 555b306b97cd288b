import { Module } from '@nestjs/common';
import { S3FileStorageModule } from '@softkit/file-storage';
import { ReceiptsService } from './receipts.service';

@Module({
  imports: [S3FileStorageModule.forRoot({ forcePathStyle: true })],
  providers: [ReceiptsService],
})
export class AppModule {}
