import { Inject, Injectable } from '@nestjs/common';
import { MAILGUN_CLIENT_TOKEN } from '@softkit/mail';
import type { IMailgunClient } from 'mailgun.js/Interfaces/MailgunClient';

@Injectable()
export class BouncesService {
  constructor(
    @Inject(MAILGUN_CLIENT_TOKEN) private readonly client: IMailgunClient,
  ) {}

  async count(domain: string): Promise<number> {
    const page = await this.client.suppressions.list(domain, 'bounces');
    return page.items.length;
  }
}
