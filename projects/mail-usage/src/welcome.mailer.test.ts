import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AbstractMailService, SendEmailDto } from '@softkit/mail';
import { AppModule } from './app.module';
import { WelcomeMailer } from './welcome.mailer';

test('greets a new user by name', async () => {
  const sent: SendEmailDto[] = [];
  const testing = await Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(AbstractMailService)
    .useValue({
      async sendEmail(email: SendEmailDto) {
        sent.push(email);
        return { status: 200 };
      },
    })
    .compile();

  assert.equal(await testing.get(WelcomeMailer).welcome('olena@example.com', 'Olena'), true);
  assert.equal(sent[0]?.to, 'olena@example.com');
  assert.match(String(sent[0]?.['text']), /^Hello, Olena\./);
});
