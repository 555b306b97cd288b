import { Injectable } from '@nestjs/common';
import { AbstractFileService } from '@softkit/file-storage';

interface SentPart {
  eTag: string;
  partNumber: number;
}

@Injectable()
export class VideoService {
  private readonly bucket = 'videos';

  constructor(private readonly files: AbstractFileService) {}

  start(originalFileName: string, fileSize: number) {
    return this.files.startMultiPartUpload(
      this.bucket,
      { originalFileName, fileSize },
      16 * 1024 * 1024,
    );
  }

  finish(uploadId: string, key: string, parts: SentPart[]): Promise<void> {
    return this.files.completeMultiPartUpload(uploadId, this.bucket, key, parts);
  }
}
