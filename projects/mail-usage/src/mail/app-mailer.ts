import { Injectable } from '@nestjs/common';
import { AbstractMailService, SendEmailResult } from '@softkit/mail';
import { MailTemplate, MailTemplateData } from './templates';

@Injectable()
export class AppMailer {
  constructor(private readonly mail: AbstractMailService<MailTemplate>) {}

  send<T extends MailTemplate>(
    template: T,
    to: string,
    data: MailTemplateData[T],
  ): Promise<SendEmailResult> {
    return this.mail.sendTemplateEmail(template, { to }, data);
  }
}
