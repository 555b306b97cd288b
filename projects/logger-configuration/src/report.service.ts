import { Injectable } from '@nestjs/common';
import { WithLoggerContext } from '@softkit/logger';
import { PinoLogger } from 'nestjs-pino';

@Injectable()
export class ReportService {
  constructor(private readonly logger: PinoLogger) {}

  @WithLoggerContext()
  async build(reportId: string): Promise<void> {
    this.logger.assign({ reportId });
    this.logger.info('Report started');
    await this.collect();
    this.logger.info('Report finished');
  }

  private async collect(): Promise<void> {
    this.logger.info('Rows collected');
  }
}
