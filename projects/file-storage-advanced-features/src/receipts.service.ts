import { Injectable } from '@nestjs/common';
import { AbstractFileService } from '@softkit/file-storage';

@Injectable()
export class ReceiptsService {
  private readonly bucket = 'shop-receipts';

  constructor(private readonly files: AbstractFileService) {}

  async save(orderId: string, text: string): Promise<string> {
    const { key } = await this.files.uploadFile(
      this.bucket,
      { originalFileName: 'receipt.txt' },
      text,
      `orders/${orderId}`,
    );
    return key;
  }

  read(key: string): Promise<string> {
    return this.files.downloadFile(this.bucket, key);
  }
}
