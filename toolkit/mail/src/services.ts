import type { Logger } from '@nestjs/common';
import type { MailService } from '@sendgrid/mail';
import type { MessagesSendResult } from 'mailgun.js';
import type { IMailgunClient } from 'mailgun.js/Interfaces/MailgunClient';
import type { MailgunConfig, SendgridConfig } from './config';
import type { EmailDataType, SendEmailDto, SendEmailResult } from './messages';

/**
 * Contract of a mail service. Inject it instead of a concrete class, so that the provider can change in one module.
 *
 * @uk Контракт поштового сервісу. Впроваджуйте його, а не конкретний клас, щоб змінювати постачальника в одному модулі.
 *
 * @typeParam TemplateIdType - Type of template identifiers, for example an enumeration of those you have.
 * @ukTypeParam TemplateIdType - Тип ідентифікаторів шаблонів, наприклад перелік наявних.
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
   * @uk Логер для підкласів із контекстом `AbstractMailService`.
   */
  protected logger: Logger;
  /**
   * Sends a message with its own body.
   *
   * @uk Надсилає лист із власним вмістом.
   *
   * @param emailData - Recipients, subject, attachments, and a body in `html` or `text`.
   * @ukParam emailData - Одержувачі, тема, вкладення та вміст у полі `html` або `text`.
   * @returns Answer of the provider.
   * @ukReturns Відповідь постачальника.
   */
  abstract sendEmail(emailData: SendEmailDto): Promise<SendEmailResult>;
  /**
   * Sends a message whose body is a template stored at the provider.
   *
   * @uk Надсилає лист, вміст якого — шаблон, збережений у постачальника.
   *
   * @param templateId - Identifier of the template at the provider.
   * @ukParam templateId - Ідентифікатор шаблону в постачальника.
   * @param emailData - Recipients, subject, and attachments.
   * @ukParam emailData - Одержувачі, тема та вкладення.
   * @param templateVariables - Values to substitute in the template, by name.
   * @ukParam templateVariables - Значення для підстановки в шаблон, за назвами.
   * @returns Answer of the provider.
   * @ukReturns Відповідь постачальника.
   */
  abstract sendTemplateEmail(
    templateId: TemplateIdType,
    emailData: SendEmailDto,
    templateVariables?: object,
  ): Promise<SendEmailResult>;
}

/**
 * Sends messages through Mailgun. `MailgunMailModule` provides it under {@link AbstractMailService}.
 *
 * @uk Надсилає листи через Mailgun. `MailgunMailModule` надає його під токеном {@link AbstractMailService}.
 */
export declare class MailgunService extends AbstractMailService<string> {
  /**
   * Takes the client and the settings that `MailgunMailModule` provides.
   *
   * @uk Приймає клієнт і налаштування від `MailgunMailModule`.
   *
   * @param mailgun - Mailgun client.
   * @ukParam mailgun - Клієнт Mailgun.
   * @param config - Domain and default sender.
   * @ukParam config - Домен і типовий відправник.
   */
  constructor(mailgun: IMailgunClient, config: MailgunConfig);
  /**
   * Sends a message with its own body from the domain of the configuration. When both `html` and `text` are given, only
   * the HTML is sent.
   *
   * @uk Надсилає лист із власним вмістом із домену, заданого в конфігурації. Якщо задано і `html`, і `text`, надсилається
   * лише HTML.
   *
   * @param emailData - Message to send; parameters such as `o:tag` go to Mailgun as they are.
   * @ukParam emailData - Лист для надсилання; параметри на зразок `o:tag` передаються в Mailgun без змін.
   * @returns Status, identifier, and text from Mailgun.
   * @ukReturns Код стану, ідентифікатор і текст від Mailgun.
   * @throws `GeneralInternalServerException` when the message has neither `html` nor `text`.
   * @ukThrows `GeneralInternalServerException`, якщо в листі немає ні `html`, ні `text`.
   */
  override sendEmail(emailData: EmailDataType): Promise<MessagesSendResult>;
  /**
   * Sends a message with a Mailgun template. Each variable goes as a `v:` parameter; objects and arrays are written as JSON,
   * other values as strings.
   *
   * @uk Надсилає лист за шаблоном Mailgun. Кожна змінна передається параметром `v:`; об’єкти й масиви записуються як JSON, інші
   * значення — як рядки.
   *
   * @param templateId - Name of the template in Mailgun.
   * @ukParam templateId - Назва шаблону в Mailgun.
   * @param emailData - Recipients, subject, and attachments.
   * @ukParam emailData - Одержувачі, тема та вкладення.
   * @param emailTemplateParams - Variables of the template. Without them the message goes out anyway and a note is logged.
   * @ukParam emailTemplateParams - Змінні шаблону. Без них лист усе одно надсилається, а в журнал потрапляє примітка.
   * @returns Status, identifier, and text from Mailgun.
   * @ukReturns Код стану, ідентифікатор і текст від Mailgun.
   */
  override sendTemplateEmail(
    templateId: string,
    emailData: SendEmailDto,
    emailTemplateParams?: object,
  ): Promise<SendEmailResult>;
}

/**
 * Sends messages through SendGrid. `SendgridMailModule` provides it under {@link AbstractMailService}.
 *
 * @uk Надсилає листи через SendGrid. `SendgridMailModule` надає його під токеном {@link AbstractMailService}.
 */
export declare class SendgridService extends AbstractMailService<string> {
  /**
   * Takes the client and the settings that `SendgridMailModule` provides.
   *
   * @uk Приймає клієнт і налаштування від `SendgridMailModule`.
   *
   * @param sendgrid - SendGrid client.
   * @ukParam sendgrid - Клієнт SendGrid.
   * @param config - Default sender.
   * @ukParam config - Типовий відправник.
   */
  constructor(sendgrid: MailService, config: SendgridConfig);
  /**
   * Sends a message with its own body. When both `html` and `text` are given, only the HTML is sent.
   *
   * @uk Надсилає лист із власним вмістом. Якщо задано і `html`, і `text`, надсилається лише HTML.
   *
   * @param emailData - Message to send. Attachments are encoded to Base64 first.
   * @ukParam emailData - Лист для надсилання. Вкладення спершу кодуються в Base64.
   * @returns HTTP status of the answer.
   * @ukReturns Код стану HTTP відповіді.
   * @throws `GeneralInternalServerException` when the message has neither `html` nor `text`.
   * @ukThrows `GeneralInternalServerException`, якщо в листі немає ні `html`, ні `text`.
   * @throws `TypeError` when the `data` of an attachment is not a string, buffer, typed array, or stream.
   * @ukThrows `TypeError`, якщо `data` вкладення — не рядок, буфер, типізований масив чи потік.
   */
  override sendEmail(emailData: EmailDataType): Promise<SendEmailResult>;
  /**
   * Sends a message with a SendGrid dynamic template. The subject belongs to the template: a subject given here has no
   * effect and is logged as an error.
   *
   * @uk Надсилає лист за динамічним шаблоном SendGrid. Тема належить шаблону: задана тут тема не діє, а в журнал
   * записується помилка.
   *
   * @param templateId - Identifier of the template, which starts with `d-`.
   * @ukParam templateId - Ідентифікатор шаблону, який починається з `d-`.
   * @param emailData - Recipients and attachments.
   * @ukParam emailData - Одержувачі та вкладення.
   * @param emailTemplateParams - Values of the template.
   * @ukParam emailTemplateParams - Значення для шаблону.
   * @returns HTTP status of the answer.
   * @ukReturns Код стану HTTP відповіді.
   * @throws `TypeError` when the `data` of an attachment is not a string, buffer, typed array, or stream.
   * @ukThrows `TypeError`, якщо `data` вкладення — не рядок, буфер, типізований масив чи потік.
   */
  override sendTemplateEmail(
    templateId: string,
    emailData: SendEmailDto,
    emailTemplateParams?: object,
  ): Promise<SendEmailResult>;
}
