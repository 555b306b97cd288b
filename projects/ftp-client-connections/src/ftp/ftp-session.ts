import { Injectable, OnModuleDestroy } from '@nestjs/common';
import { Client } from 'basic-ftp';
import { RootConfig } from '../config/root.config';

@Injectable()
export class FtpSession implements OnModuleDestroy {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly client: Client,
    private readonly config: RootConfig,
  ) {}

  /** Runs a task alone, on a connection that is open. */
  run<T>(task: (client: Client) => Promise<T>): Promise<T> {
    const result = this.last.then(async () => {
      if (this.client.closed) {
        await this.client.access(this.config.ftp);
      }
      return task(this.client);
    });
    this.last = result.catch(() => undefined);
    return result;
  }

  async onModuleDestroy(): Promise<void> {
    await this.last;
    this.client.close();
  }
}
