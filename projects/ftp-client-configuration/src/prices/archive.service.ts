import { Readable } from 'node:stream';
import { Inject, Injectable, OnModuleDestroy } from '@nestjs/common';
import { Client } from 'basic-ftp';
import { Price } from './price-list.service';

export const ARCHIVE_FTP = Symbol('ARCHIVE_FTP');

@Injectable()
export class ArchiveService implements OnModuleDestroy {
  constructor(@Inject(ARCHIVE_FTP) private readonly ftp: Client) {}

  async keep(name: string, prices: Price[]): Promise<string[]> {
    await this.ftp.uploadFrom(Readable.from(JSON.stringify(prices)), name);
    const files = await this.ftp.list();
    return files.map((file) => file.name);
  }

  onModuleDestroy(): void {
    this.ftp.close();
  }
}
