import { Injectable } from '@nestjs/common';
import { S3FileService } from '@softkit/file-storage';

@Injectable()
export class ReportService {
  constructor(private readonly files: S3FileService) {}

  publish(pdf: Uint8Array) {
    return this.files.uploadFile('reports', { originalFileName: 'report.pdf' }, pdf, undefined, {
      ContentType: 'application/pdf',
    });
  }
}
