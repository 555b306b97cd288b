import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Test } from '@nestjs/testing';
import { AbstractMailService, SendEmailDto } from '@softkit/mail';
import { AppMailer } from './app-mailer';
import { MailTemplate } from './templates';

class FakeMailService extends AbstractMailService<MailTemplate> {
  readonly sent: unknown[] = [];

  async sendEmail(email: SendEmailDto) {
    this.sent.push(email);
    return { status: 200 };
  }

  async sendTemplateEmail(template: MailTemplate, { to }: SendEmailDto, data?: object) {
    this.sent.push({ template, to, data });
    return { status: 200 };
  }
}

test('sends a password reset email with a link', async () => {
  const mail = new FakeMailService();
  const testing = await Test.createTestingModule({
    providers: [AppMailer, { provide: AbstractMailService, useValue: mail }],
  }).compile();

  await testing
    .get(AppMailer)
    .send(MailTemplate.PasswordReset, 'user@example.com', { link: '/reset' });

  assert.deepEqual(mail.sent, [
    { template: 'password-reset', to: 'user@example.com', data: { link: '/reset' } },
  ]);
});
