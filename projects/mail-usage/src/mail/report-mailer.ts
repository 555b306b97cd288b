import { createReadStream } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { AbstractMailService } from '@softkit/mail';

@Injectable()
export class ReportMailer {
  constructor(private readonly mail: AbstractMailService<string>) {}

  async sendReport(to: string[], path: string): Promise<void> {
    await this.mail.sendEmail({
      to,
      subject: 'Monthly report',
      html: '<p>The report is attached.</p>',
      attachment: [
        {
          filename: 'report.pdf',
          type: 'application/pdf',
          data: createReadStream(path),
        },
      ],
    });
  }
}
