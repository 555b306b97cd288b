import { Module } from '@nestjs/common';
import { MailgunMailModule } from '@softkit/mail';
import { WelcomeMailer } from './welcome.mailer';

@Module({
  imports: [
    MailgunMailModule.forRoot({
      username: 'api',
      key: process.env.MAILGUN_KEY ?? '',
      domain: 'mg.example.com',
      defaultFromEmail: 'noreply@example.com',
      url: process.env.MAIL_API_URL,
    }),
  ],
  providers: [WelcomeMailer],
})
export class AppModule {}
