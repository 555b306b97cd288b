import { Module } from '@nestjs/common';
import { S3FileStorageModule } from '@softkit/file-storage';
import { IsOptional, IsString } from 'class-validator';

export class StorageConfig {
  @IsString()
  region!: string;

  @IsString()
  @IsOptional()
  endpoint?: string;
}

@Module({
  imports: [
    S3FileStorageModule.forRootAsync({
      inject: [StorageConfig],
      useFactory: ({ region, endpoint }: StorageConfig) => ({
        region,
        endpoint,
        forcePathStyle: endpoint !== undefined,
      }),
    }),
  ],
})
export class StorageModule {}
