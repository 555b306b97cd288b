import { Module } from '@nestjs/common';
import { S3FileStorageModule } from '@softkit/file-storage';
import { AvatarService } from './avatar.service';
import { DocumentsController } from './documents.controller';
import { ReceiptsService } from './receipts.service';
import { ReportService } from './report.service';
import { VideoService } from './video.service';

@Module({
  imports: [S3FileStorageModule.forRoot({ forcePathStyle: true })],
  controllers: [DocumentsController],
  providers: [ReceiptsService, AvatarService, ReportService, VideoService],
})
export class AppModule {}
