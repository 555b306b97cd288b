import type { Logger } from '@nestjs/common';
import type { MailService } from '@sendgrid/mail';
import type { MessagesSendResult } from 'mailgun.js';
import type { IMailgunClient } from 'mailgun.js/Interfaces/MailgunClient';
import type { MailgunConfig, SendgridConfig } from './config';
import type { EmailDataType, SendEmailDto, SendEmailResult } from './messages';

/**
 * Mail service contract. Inject it instead of a concrete class, so that you can change the provider in one
 * module.
 *
 * @uk Контракт поштового сервісу. Впроваджуйте його, а не конкретний клас: тоді постачальника можна буде
 * змінити в одному модулі.
 *
 * @typeParam TemplateIdType - Template ID type, for example an enum of your templates.
 * @ukTypeParam TemplateIdType - Тип ідентифікаторів шаблонів, наприклад перелік ваших шаблонів.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { AbstractMailService } from '@softkit/mail';
 *
 * enum MailTemplate {
 *   WELCOME = 'welcome',
 *   PASSWORD_RESET = 'password-reset',
 * }
 *
 * @Injectable()
 * export class AccountMailer {
 *   constructor(private readonly mail: AbstractMailService<MailTemplate>) {}
 *
 *   async sendWelcome(email: string, firstName: string): Promise<void> {
 *     await this.mail.sendTemplateEmail(
 *       MailTemplate.WELCOME,
 *       { to: email, subject: 'Welcome' },
 *       { firstName },
 *     );
 *   }
 * }
 * ```
 */
export declare abstract class AbstractMailService<TemplateIdType> {
  /**
   * Logger for subclasses, with the context `AbstractMailService`.
   *
   * @uk Логер із контекстом `AbstractMailService` для підкласів.
   */
  protected logger: Logger;
  /**
   * Sends a message with the given body.
   *
   * @uk Надсилає лист із заданим вмістом.
   *
   * @param emailData - Recipients, subject, attachments, and a body in `html` or `text`.
   * @ukParam emailData - Одержувачі, тема, вкладення та вміст у полі `html` або `text`.
   * @returns The provider's status for the accepted message, not for its delivery.
   * @ukReturns Код стану від постачальника. Він означає, що лист прийнято, а не доставлено.
   */
  abstract sendEmail(emailData: SendEmailDto): Promise<SendEmailResult>;
  /**
   * Sends a message based on a template stored at the provider.
   *
   * @uk Надсилає лист за шаблоном, збереженим у постачальника.
   *
   * @param templateId - ID or name of the template in your provider account.
   * @ukParam templateId - Ідентифікатор або назва шаблону у вашому обліковому записі в
   * постачальника.
   * @param emailData - Recipients, subject, and attachments.
   * @ukParam emailData - Одержувачі, тема та вкладення.
   * @param templateVariables - Values to substitute in the template, by name.
   * @ukParam templateVariables - Значення для підстановки в шаблон, за назвами.
   * @returns The provider's status for the accepted message, not for its delivery.
   * @ukReturns Код стану від постачальника. Він означає, що лист прийнято, а не доставлено.
   */
  abstract sendTemplateEmail(
    templateId: TemplateIdType,
    emailData: SendEmailDto,
    templateVariables?: object,
  ): Promise<SendEmailResult>;
}

/**
 * Service that sends messages through Mailgun. `MailgunMailModule` provides it under
 * {@link AbstractMailService}.
 *
 * @uk Сервіс, який надсилає листи через Mailgun. `MailgunMailModule` надає його за токеном впровадження
 * {@link AbstractMailService}.
 */
export declare class MailgunService extends AbstractMailService<string> {
  /**
   * Creates the service with the client and settings provided by `MailgunMailModule`.
   *
   * @uk Створює сервіс із клієнтом і налаштуваннями від `MailgunMailModule`.
   *
   * @param mailgun - Mailgun client that sends the messages.
   * @ukParam mailgun - Клієнт Mailgun, через який сервіс надсилає листи.
   * @param config - Domain and default sender.
   * @ukParam config - Домен і типовий відправник.
   */
  constructor(mailgun: IMailgunClient, config: MailgunConfig);
  /**
   * Sends a message with the given body from the configured domain. If both `html` and `text` are set, only the
   * HTML is sent.
   *
   * @uk Надсилає лист із заданим вмістом із домену, вказаного в конфігурації. Якщо задано і `html`,
   * і `text`, сервіс надсилає лише HTML.
   *
   * @param emailData - Message to send; parameters such as `o:tag` are passed to Mailgun unchanged.
   * @ukParam emailData - Лист, який треба надіслати. Сервіс передає параметри на зразок `o:tag` у Mailgun без
   * змін.
   * @returns The status, ID, and text from Mailgun.
   * @ukReturns Код стану, ідентифікатор і текст від Mailgun.
   * @throws `GeneralInternalServerException` if the message has neither `html` nor `text`.
   * @ukThrows `GeneralInternalServerException`, якщо в листі немає ні `html`, ні `text`.
   */
  override sendEmail(emailData: EmailDataType): Promise<MessagesSendResult>;
  /**
   * Sends a message based on a Mailgun template. Each variable is sent as a `v:` parameter; objects and arrays
   * are converted to JSON, and other values to strings.
   *
   * @uk Надсилає лист за шаблоном Mailgun. Кожну змінну сервіс передає параметром `v:`, причому об’єкти й
   * масиви перетворює на JSON, а решту значень — на рядки.
   *
   * @param templateId - Template name in your Mailgun account.
   * @ukParam templateId - Назва шаблону у вашому обліковому записі Mailgun.
   * @param emailData - Recipients, subject, and attachments.
   * @ukParam emailData - Одержувачі, тема та вкладення.
   * @param emailTemplateParams - Template variables. If omitted, the message is still sent and a note is
   * logged.
   * @ukParam emailTemplateParams - Змінні шаблону. Без них сервіс усе одно надсилає лист, а в журнал записує
   * примітку.
   * @returns The status, ID, and text from Mailgun.
   * @ukReturns Код стану, ідентифікатор і текст від Mailgun.
   */
  override sendTemplateEmail(
    templateId: string,
    emailData: SendEmailDto,
    emailTemplateParams?: object,
  ): Promise<SendEmailResult>;
}

/**
 * Service that sends messages through SendGrid. `SendgridMailModule` provides it under
 * {@link AbstractMailService}.
 *
 * @uk Сервіс, який надсилає листи через SendGrid. `SendgridMailModule` надає його за токеном впровадження
 * {@link AbstractMailService}.
 */
export declare class SendgridService extends AbstractMailService<string> {
  /**
   * Creates the service with the client and settings provided by `SendgridMailModule`.
   *
   * @uk Створює сервіс із клієнтом і налаштуваннями від `SendgridMailModule`.
   *
   * @param sendgrid - SendGrid client that sends the messages.
   * @ukParam sendgrid - Клієнт SendGrid, через який сервіс надсилає листи.
   * @param config - Settings that include the default sender for messages without one.
   * @ukParam config - Налаштування з типовим відправником для листів, у яких його не вказано.
   */
  constructor(sendgrid: MailService, config: SendgridConfig);
  /**
   * Sends a message with the given body. If both `html` and `text` are set, only the HTML is sent.
   *
   * @uk Надсилає лист із заданим вмістом. Якщо задано і `html`, і `text`, сервіс надсилає лише
   * HTML.
   *
   * @param emailData - Message to send. The service encodes attachments to Base64, except for strings, which must
   * already be Base64.
   * @ukParam emailData - Лист для надсилання. Сервіс кодує вкладення в Base64, крім рядків: рядок має бути вже
   * закодований.
   * @returns An object with the HTTP status code from SendGrid.
   * @ukReturns Об’єкт із кодом стану HTTP від SendGrid.
   * @throws `GeneralInternalServerException` if the message has neither `html` nor `text`.
   * @ukThrows `GeneralInternalServerException`, якщо в листі немає ні `html`, ні `text`.
   * @throws `TypeError` if an attachment's `data` isn't a string, buffer, typed array, or stream.
   * @ukThrows `TypeError`, якщо `data` вкладення — не рядок, буфер, типізований масив чи потік.
   */
  override sendEmail(emailData: EmailDataType): Promise<SendEmailResult>;
  /**
   * Sends a message based on a SendGrid dynamic template. The template sets the subject. If you pass a subject
   * anyway, the service logs an error.
   *
   * @uk Надсилає лист за динамічним шаблоном SendGrid. Тему визначає шаблон. Якщо ви все ж передасте тему, сервіс
   * запише в журнал помилку.
   *
   * @param templateId - Template ID, which starts with `d-`.
   * @ukParam templateId - Ідентифікатор шаблону, який починається з `d-`.
   * @param emailData - Recipients, sender, and attachments; leave out the subject.
   * @ukParam emailData - Одержувачі, відправник і вкладення. Теми не вказуйте.
   * @param emailTemplateParams - Values to substitute in the template, by name.
   * @ukParam emailTemplateParams - Значення для підстановки в шаблон, за назвами.
   * @returns An object with the HTTP status code from SendGrid.
   * @ukReturns Об’єкт із кодом стану HTTP від SendGrid.
   * @throws `TypeError` if an attachment's `data` isn't a string, buffer, typed array, or stream.
   * @ukThrows `TypeError`, якщо `data` вкладення — не рядок, буфер, типізований масив чи потік.
   */
  override sendTemplateEmail(
    templateId: string,
    emailData: SendEmailDto,
    emailTemplateParams?: object,
  ): Promise<SendEmailResult>;
}
