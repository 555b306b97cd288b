/**
 * Injection token for the Mailgun client that `MailgunMailModule` creates. Inject it for calls that
 * `AbstractMailService` doesn't cover, such as statistics or mailing lists, or override it in tests.
 *
 * @uk Токен впровадження клієнта Mailgun, створеного в `MailgunMailModule`. Впроваджуйте клієнт для викликів,
 * яких немає в `AbstractMailService`, як-от статистика чи списки розсилки, або підмінюйте його в тестах.
 *
 * @example
 * ```ts
 * import { Inject, Injectable } from '@nestjs/common';
 * import type { IMailgunClient } from 'mailgun.js/Interfaces/MailgunClient';
 * import { MAILGUN_CLIENT_TOKEN } from '@softkit/mail';
 *
 * @Injectable()
 * export class BounceService {
 *   constructor(@Inject(MAILGUN_CLIENT_TOKEN) private readonly mailgun: IMailgunClient) {}
 *
 *   list(domain: string) {
 *     return this.mailgun.suppressions.list(domain, 'bounces');
 *   }
 * }
 * ```
 */
export declare const MAILGUN_CLIENT_TOKEN: unique symbol;

/**
 * Injection token for the `MailgunConfig` inside `MailgunMailModule`. The module doesn't export it. Your own
 * providers can't inject it, but a test can override it.
 *
 * @uk Токен впровадження `MailgunConfig` всередині `MailgunMailModule`. Модуль не експортує цього токена.
 * Ваші провайдери не можуть його впровадити, але тест може підмінити конфігурацію.
 */
export declare const MAILGUN_CONFIG_TOKEN: unique symbol;

/**
 * Injection token for the SendGrid `MailService` that `SendgridMailModule` creates. Inject it for features that
 * `AbstractMailService` doesn't cover, such as `sendMultiple`, or override it in tests.
 *
 * @uk Токен впровадження `MailService` із SendGrid, створеного в `SendgridMailModule`. Впроваджуйте клієнт для
 * можливостей, яких немає в `AbstractMailService`, наприклад `sendMultiple`, або підмінюйте його в тестах.
 */
export declare const SENDGRID_CLIENT_TOKEN: unique symbol;

/**
 * Injection token for the `SendgridConfig` inside `SendgridMailModule`. The module doesn't export it. Your own
 * providers can't inject it, but a test can override it.
 *
 * @uk Токен впровадження `SendgridConfig` всередині `SendgridMailModule`. Модуль не експортує цього токена.
 * Ваші провайдери не можуть його впровадити, але тест може підмінити конфігурацію.
 */
export declare const SENDGRID_CONFIG_TOKEN: unique symbol;
