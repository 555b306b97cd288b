import type { AtLeastOneKeyPresent } from 'mailgun.js';
import type { Readable } from 'node:stream';

/**
 * One file attached to a message.
 *
 * @uk Один файл, прикріплений до листа.
 */
export declare class AttachmentFile {
  /**
   * Identifier by which the HTML of a message can refer to the file, as in `cid:logo`. SendGrid receives it; Mailgun ignores it.
   *
   * @uk Ідентифікатор, за яким HTML листа може посилатися на файл, наприклад `cid:logo`. Його отримує SendGrid; Mailgun
   * його не враховує.
   */
  contentId?: string;
  /**
   * Content of the file. With SendGrid a string has to be Base64 already; a buffer, a typed array, or a stream is encoded
   * for you.
   *
   * @uk Вміст файлу. Для SendGrid рядок уже має бути в Base64; буфер, типізований масив або потік буде закодовано за вас.
   */
  data: string | Buffer | Readable | Uint8Array;
  /**
   * How a mail client shows the file. With SendGrid it is always `attachment`, whatever you set.
   *
   * @uk Спосіб показу файлу в поштовому клієнті. Для SendGrid це завжди `attachment`, хоч би що ви задали.
   *
   * @defaultValue `'attachment'`
   */
  disposition?: string;
  /**
   * File name that the recipient sees.
   *
   * @uk Назва файлу, яку бачить одержувач.
   */
  filename: string;
  /**
   * MIME type, for example `application/pdf`. SendGrid receives it; Mailgun ignores it.
   *
   * @uk MIME-тип, наприклад `application/pdf`. Його отримує SendGrid; Mailgun його не враховує.
   */
  type?: string;
}

/**
 * Body of a message. Fill in one of the fields: when both are given, only the HTML is sent.
 *
 * @uk Вміст листа. Заповніть одне з полів: якщо задано обидва, надсилається лише HTML.
 */
export declare class MessageContentDto {
  /**
   * Body as HTML.
   *
   * @uk Вміст у форматі HTML.
   */
  html?: string;
  /**
   * Body as plain text, sent only when `html` is empty.
   *
   * @uk Вміст звичайним текстом; надсилається, лише якщо `html` порожній.
   */
  text?: string;
}

/**
 * Message to send: recipients, sender, subject, and attachments. The fields carry validation decorators, so the class can be
 * validated as a DTO.
 *
 * @uk Лист для надсилання: одержувачі, відправник, тема та вкладення. Поля мають декоратори валідації, тож клас можна
 * перевіряти як DTO.
 *
 * @example
 * ```ts
 * import { SendEmailDto } from '@softkit/mail';
 *
 * export const message: SendEmailDto = {
 *   to: ['olena@example.com'],
 *   subject: 'Your invoice',
 *   text: 'The invoice is attached.',
 *   attachment: [{ filename: 'invoice.pdf', data: Buffer.from('…') }],
 *   'o:tag': 'invoice',
 * };
 * ```
 */
export declare class SendEmailDto {
  /**
   * Files to attach.
   *
   * @uk Файли, які треба прикріпити.
   */
  attachment?: AttachmentFile[];
  /**
   * Recipients of a hidden copy, at most 100. Without it the `defaultBccList` of the configuration applies.
   *
   * @uk Одержувачі прихованої копії, не більше ніж 100. Якщо не задано, діє `defaultBccList` із конфігурації.
   */
  bcc?: string[];
  /**
   * Recipients of a copy, at most 100.
   *
   * @uk Одержувачі копії, не більше ніж 100.
   */
  cc?: string[];
  /**
   * Sender address. Without it the `defaultFromEmail` of the configuration applies. SendGrid then sends no sender name: write
   * `Name <address>` if you need one.
   *
   * @uk Адреса відправника. Якщо не задано, діє `defaultFromEmail` із конфігурації. SendGrid у такому разі не надсилає імені
   * відправника: якщо воно потрібне, напишіть `Ім’я <адреса>`.
   */
  from?: string;
  /**
   * Subject. SendGrid takes the subject of a template message from the template and ignores this one.
   *
   * @uk Тема. Для листа за шаблоном SendGrid бере тему із шаблону й не враховує цієї.
   */
  subject?: string;
  /**
   * Recipient or recipients, each address up to 320 characters.
   *
   * @uk Одержувач або одержувачі; кожна адреса не довша за 320 символів.
   */
  to: string | string[];
  /**
   * Sender name. With SendGrid the `defaultFromName` of the configuration applies without it, and both are lost when `from` is
   * set; Mailgun receives it as `name`.
   *
   * @uk Ім’я відправника. Якщо не задано, для SendGrid діє `defaultFromName` із конфігурації; якщо задано `from`, втрачаються
   * обидва. Mailgun отримує його як `name`.
   */
  userFullName?: string;
  /**
   * Other parameters go to the provider as they are. Mailgun expects a prefix: `o:` for options, `v:` for variables,
   * `h:` for headers.
   *
   * @uk Інші параметри передаються постачальнику без змін. Mailgun очікує префікс: `o:` для параметрів, `v:` для змінних,
   * `h:` для заголовків.
   */
  [key: string]: unknown;
}

/**
 * Message with a body: {@link SendEmailDto} that has `html`, `text`, or both.
 *
 * @uk Лист із вмістом: {@link SendEmailDto}, у якому є `html`, `text` або обидва.
 */
export type EmailDataType = SendEmailDto & AtLeastOneKeyPresent<MessageContentDto>;

/**
 * Answer of the provider to a message it has accepted. Accepted does not mean delivered.
 *
 * @uk Відповідь постачальника на прийнятий лист. Прийнятий ще не означає доставлений.
 */
export interface SendEmailResult {
  /**
   * Details from Mailgun.
   *
   * @uk Подробиці від Mailgun.
   */
  details?: string;
  /**
   * Identifier that Mailgun gave to the message; SendGrid results have none.
   *
   * @uk Ідентифікатор, який лист отримав у Mailgun; у результатах SendGrid його немає.
   */
  id?: string;
  /**
   * Text from Mailgun about the accepted message.
   *
   * @uk Текст від Mailgun про прийнятий лист.
   */
  message?: string;
  /**
   * HTTP status of the answer.
   *
   * @uk Код стану HTTP відповіді.
   */
  status: number;
}
