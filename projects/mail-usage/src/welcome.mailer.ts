import { Injectable } from '@nestjs/common';
import { AbstractMailService } from '@softkit/mail';

@Injectable()
export class WelcomeMailer {
  constructor(private readonly mail: AbstractMailService<string>) {}

  async welcome(address: string, name: string): Promise<boolean> {
    const result = await this.mail.sendEmail({
      to: address,
      subject: 'Welcome',
      text: `Hello, ${name}. Your account is ready.`,
    });

    return result.status < 300;
  }
}
