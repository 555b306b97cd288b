import { Writable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { FtpSession } from '../ftp/ftp-session';

export interface Price {
  sku: string;
  cents: number;
}

@Injectable()
export class PriceListService {
  constructor(private readonly ftp: FtpSession) {}

  async read(file: string): Promise<Price[]> {
    const chunks: Buffer[] = [];
    const target = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
    });
    await this.ftp.run((client) => client.downloadTo(target, file));

    const [, ...lines] = Buffer.concat(chunks).toString('utf8').trim().split('\n');
    return lines.map((line) => {
      const [sku = '', cents = ''] = line.split(';');
      return { sku, cents: Number(cents) };
    });
  }
}
