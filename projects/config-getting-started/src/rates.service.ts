import { Injectable } from '@nestjs/common';
import { RatesConfig } from './root.config';

@Injectable()
export class RatesService {
  constructor(private readonly config: RatesConfig) {}

  describe(): string {
    return `${this.config.url} within ${this.config.timeoutMs} ms`;
  }
}
