import { Module } from '@nestjs/common';
import { S3FileStorageModule } from '@softkit/file-storage';

@Module({
  imports: [
    S3FileStorageModule.forRootAsync({
      useFactory: () => ({
        region: 'us-east-1',
        endpoint: `http://localhost:${process.env['TEST_LOCALSTACK_MAIN_PORT']}`,
        forcePathStyle: true,
        credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
      }),
    }),
  ],
})
export class FileTestModule {}
