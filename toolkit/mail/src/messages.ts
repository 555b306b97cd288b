import type { AtLeastOneKeyPresent } from 'mailgun.js';
import type { Readable } from 'node:stream';

/**
 * Name and content of one file to attach to a message.
 *
 * @uk Назва й вміст одного файлу, який треба прикріпити до листа.
 */
export declare class AttachmentFile {
  /**
   * ID that the message's HTML can use to refer to the file, as in `cid:logo`. It is sent to SendGrid; Mailgun
   * ignores it.
   *
   * @uk Ідентифікатор, за яким HTML листа може посилатися на файл, наприклад `cid:logo`. Його отримує SendGrid;
   * Mailgun на нього не зважає.
   */
  contentId?: string;
  /**
   * File content. With SendGrid, a string must already be in Base64; a buffer, a typed array, or a stream is
   * encoded automatically.
   *
   * @uk Вміст файлу. Для SendGrid рядок уже має бути в Base64; буфер, типізований масив або потік пакет закодує
   * сам.
   */
  data: string | Buffer | Readable | Uint8Array;
  /**
   * How a mail client shows the file. With SendGrid, it's always `attachment`, regardless of this value.
   *
   * @uk Спосіб показу файлу в поштовому клієнті. Для SendGrid це завжди `attachment`, хоч би що ви задали.
   *
   * @defaultValue `'attachment'`
   */
  disposition?: string;
  /**
   * File name shown to the recipient.
   *
   * @uk Назва файлу, яку бачить одержувач.
   */
  filename: string;
  /**
   * MIME type, for example `application/pdf`. It is sent to SendGrid; Mailgun ignores it.
   *
   * @uk MIME-тип, наприклад `application/pdf`. Його отримує SendGrid; Mailgun на нього не зважає.
   */
  type?: string;
}

/**
 * Message body. Set one of the fields: if both are set, only the HTML is sent.
 *
 * @uk Вміст листа. Заповніть одне з полів: з двох заповнених сервіс надсилає лише HTML.
 */
export declare class MessageContentDto {
  /**
   * Message body as HTML, for clients that display formatting.
   *
   * @uk Вміст листа у форматі HTML для поштових клієнтів, які показують оформлення.
   */
  html?: string;
  /**
   * Plain text body, sent only if `html` is empty.
   *
   * @uk Вміст звичайним текстом. Сервіс надсилає його, лише якщо `html` порожній.
   */
  text?: string;
}

/**
 * Message to send: recipients, sender, subject, and attachments. The fields have validation decorators, so you
 * can validate the class as a DTO.
 *
 * @uk Лист, який треба надіслати: одержувачі, відправник, тема та вкладення. Поля мають декоратори валідації, і
 * клас можна перевіряти як DTO.
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
   * Files to attach to the message; none if omitted.
   *
   * @uk Файли, які треба прикріпити до листа. Якщо їх не вказати, вкладень не буде.
   */
  attachment?: AttachmentFile[];
  /**
   * Blind copy recipients, at most 100. Defaults to the configured `defaultBccList`.
   *
   * @uk Одержувачі прихованої копії, не більше ніж 100. За замовчуванням — `defaultBccList` із конфігурації.
   */
  bcc?: string[];
  /**
   * Copy recipients, at most 100.
   *
   * @uk Одержувачі копії, не більше ніж 100.
   */
  cc?: string[];
  /**
   * Sender address. Defaults to the configured `defaultFromEmail`. If you set it, SendGrid sends no sender
   * name: write `Name <address>` if you need one.
   *
   * @uk Адреса відправника. За замовчуванням — `defaultFromEmail` із конфігурації. Якщо її задати, SendGrid не
   * надсилає імені відправника. Щоб ім’я було, напишіть `Ім’я <адреса>`.
   */
  from?: string;
  /**
   * Subject. For template messages, SendGrid uses the template's subject and ignores this one.
   *
   * @uk Тема. Для листа за шаблоном SendGrid бере тему з шаблону, а цю ігнорує.
   */
  subject?: string;
  /**
   * Recipient or recipients. Each address can have up to 320 characters.
   *
   * @uk Один одержувач або кілька. Кожна адреса — щонайбільше 320 символів.
   */
  to: string | string[];
  /**
   * Sender name. With SendGrid, it defaults to the configured `defaultFromName`, and setting `from` removes the
   * name; with Mailgun, it is sent as `name`.
   *
   * @uk Ім’я відправника. Для SendGrid за замовчуванням `defaultFromName` із конфігурації, а якщо задано `from`,
   * імені немає. Mailgun отримує ім’я як `name`.
   */
  userFullName?: string;
  /**
   * Other parameters are passed to the provider unchanged. Mailgun expects a prefix: `o:` for options, `v:` for
   * variables, and `h:` for headers.
   *
   * @uk Сервіс передає інші параметри постачальнику без змін. Для Mailgun додавайте префікс: `o:` для
   * параметрів, `v:` для змінних, `h:` для заголовків.
   */
  [key: string]: unknown;
}

/**
 * Message with a body: {@link SendEmailDto} with `html`, `text`, or both.
 *
 * @uk Лист із вмістом: {@link SendEmailDto}, у якому є поле `html`, `text` або обидва.
 */
export type EmailDataType = SendEmailDto & AtLeastOneKeyPresent<MessageContentDto>;

/**
 * Provider response to an accepted message. Accepted doesn't mean delivered.
 *
 * @uk Відповідь постачальника на прийнятий лист. Прийнятий лист — ще не доставлений.
 */
export interface SendEmailResult {
  /**
   * Additional explanation from Mailgun; SendGrid results have none.
   *
   * @uk Додаткове пояснення від Mailgun. У результатах SendGrid його немає.
   */
  details?: string;
  /**
   * Message ID assigned by Mailgun; SendGrid results have none.
   *
   * @uk Ідентифікатор листа в Mailgun. У результатах SendGrid його немає.
   */
  id?: string;
  /**
   * Mailgun's confirmation that it accepted the message; SendGrid results have none.
   *
   * @uk Повідомлення Mailgun про те, що лист прийнято. У результатах SendGrid його немає.
   */
  message?: string;
  /**
   * HTTP status code that the mail provider returned.
   *
   * @uk Код стану HTTP, який повернув постачальник.
   */
  status: number;
}
