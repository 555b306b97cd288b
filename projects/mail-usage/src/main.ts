import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { WelcomeMailer } from './welcome.mailer';

async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule);
  const accepted = await app.get(WelcomeMailer).welcome('olena@example.com', 'Olena');
  console.log(accepted ? 'Accepted' : 'Refused');
  await app.close();
}

void main();
