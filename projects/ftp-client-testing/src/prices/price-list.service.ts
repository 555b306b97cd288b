import { Writable } from 'node:stream';
import { Injectable, OnModuleDestroy } from '@nestjs/common';
import { Client } from 'basic-ftp';

export interface Price {
  sku: string;
  cents: number;
}

@Injectable()
export class PriceListService implements OnModuleDestroy {
  constructor(private readonly ftp: Client) {}

  async read(file: string): Promise<Price[]> {
    const chunks: Buffer[] = [];
    const target = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    await this.ftp.downloadTo(target, file);

    const [, ...lines] = Buffer.concat(chunks).toString('utf8').trim().split('\n');
    return lines.map((line) => {
      const [sku = '', cents = ''] = line.split(';');
      return { sku, cents: Number(cents) };
    });
  }

  onModuleDestroy(): void {
    this.ftp.close();
  }
}
