import { Module } from '@nestjs/common';
import { SendgridMailModule } from '@softkit/mail';
import { WelcomeMailer } from './welcome.mailer';

@Module({
  imports: [
    SendgridMailModule.forRoot({
      apiKey: process.env.SENDGRID_KEY ?? '',
      defaultFromEmail: 'noreply@example.com',
      defaultFromName: 'Example',
    }),
  ],
  providers: [WelcomeMailer],
})
export class AppModule {}
