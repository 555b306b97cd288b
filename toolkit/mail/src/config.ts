import type {
  InjectionToken,
  ModuleMetadata,
  OptionalFactoryDependency,
  Provider,
} from '@nestjs/common';

declare class GeneralConfig {
  /**
   * Addresses that get a hidden copy of every message which sets no `bcc` of its own; at most 100.
   *
   * @uk Адреси, які отримують приховану копію кожного листа без власного `bcc`; не більше ніж 100.
   */
  defaultBccList?: string[];
}

/**
 * Settings of Mailgun: the account, the sending domain, and the default sender. The fields carry validation decorators, so
 * the class can be a section of the root configuration of your application.
 *
 * @uk Налаштування Mailgun: обліковий запис, домен для надсилання й типовий відправник. Поля мають декоратори валідації, тож
 * клас може бути розділом кореневої конфігурації застосунку.
 *
 * @example
 * ```ts
 * import { ValidateNestedProperty } from '@softkit/validation';
 * import { MailgunConfig } from '@softkit/mail';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: MailgunConfig })
 *   mail!: MailgunConfig;
 * }
 * ```
 */
export declare class MailgunConfig extends GeneralConfig {
  /**
   * Sender of every message that sets no `from`.
   *
   * @uk Відправник кожного листа, у якому не вказано `from`.
   */
  defaultFromEmail: string;
  /**
   * Domain registered in Mailgun that the messages are sent from, for example `mg.example.com`.
   *
   * @uk Зареєстрований у Mailgun домен, з якого надсилаються листи, наприклад `mg.example.com`.
   */
  domain: string;
  /**
   * API key of the Mailgun account.
   *
   * @uk Ключ API облікового запису Mailgun.
   */
  key: string;
  /**
   * Timeout of a request to Mailgun in milliseconds. Without it a request waits without limit.
   *
   * @uk Тайм-аут запиту до Mailgun у мілісекундах. Без нього запит чекає необмежено довго.
   */
  timeout?: number;
  /**
   * Base URL of the API. Set it for accounts in the European region: `https://api.eu.mailgun.net`.
   *
   * @uk Базова адреса API. Задайте її для облікових записів у європейському регіоні: `https://api.eu.mailgun.net`.
   */
  url?: string;
  /**
   * User name for the API.
   *
   * @uk Ім’я користувача для API.
   */
  username: string;
  /**
   * Public key of the Mailgun account. The module does not use it; read it in your own code.
   *
   * @uk Публічний ключ облікового запису Mailgun. Модуль його не використовує; читайте його у власному коді.
   */
  verificationPublicKey?: string;
}

/**
 * Settings of SendGrid: the API key, the region, and the default sender. The fields carry validation decorators, so the
 * class can be a section of the root configuration of your application.
 *
 * @uk Налаштування SendGrid: ключ API, регіон і типовий відправник. Поля мають декоратори валідації, тож клас може бути розділом
 * кореневої конфігурації застосунку.
 */
export declare class SendgridConfig extends GeneralConfig {
  /**
   * API key of the SendGrid account.
   *
   * @uk Ключ API облікового запису SendGrid.
   */
  apiKey: string;
  /**
   * Region that processes the messages, `global` or `eu`. Without it SendGrid uses `global`.
   *
   * @uk Регіон, який обробляє листи: `global` або `eu`. Без нього SendGrid використовує `global`.
   */
  dataResidency?: string;
  /**
   * Sender address of every message that sets no `from`.
   *
   * @uk Адреса відправника кожного листа, у якому не вказано `from`.
   */
  defaultFromEmail: string;
  /**
   * Sender name of every message that sets neither `userFullName` nor `from`: an own `from` replaces the sender together with
   * its name.
   *
   * @uk Ім’я відправника кожного листа, у якому не вказано ні `userFullName`, ні `from`: власний `from` заміняє відправника разом
   * з іменем.
   */
  defaultFromName?: string;
}

/**
 * Parameters of `MailgunMailModule.forRootAsync`: where {@link MailgunConfig} comes from.
 *
 * @uk Параметри методу `MailgunMailModule.forRootAsync`: звідки надходить {@link MailgunConfig}.
 */
export interface MailgunAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /**
   * Tokens of the providers to pass to `useFactory`, in the order of its parameters.
   *
   * @uk Токени провайдерів, які передаються в `useFactory`, у порядку її параметрів.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;
  /**
   * Part of the type only: `forRootAsync` does not register these providers. List a module that exports them in `imports`.
   *
   * @uk Є лише в типі: `forRootAsync` не реєструє цих провайдерів. Додайте модуль, який їх експортує, до `imports`.
   */
  providers?: Provider[];
  /**
   * Returns the settings, directly or as a promise.
   *
   * @uk Повертає налаштування, одразу або як проміс.
   */
  useFactory: (...args: any[]) => MailgunConfig | Promise<MailgunConfig>;
}

/**
 * Parameters of `SendgridMailModule.forRootAsync`: where {@link SendgridConfig} comes from.
 *
 * @uk Параметри методу `SendgridMailModule.forRootAsync`: звідки надходить {@link SendgridConfig}.
 */
export interface SendgridAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /**
   * Tokens of the providers to pass to `useFactory`, in the order of its parameters.
   *
   * @uk Токени провайдерів, які передаються в `useFactory`, у порядку її параметрів.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;
  /**
   * Part of the type only: `forRootAsync` does not register these providers. List a module that exports them in `imports`.
   *
   * @uk Є лише в типі: `forRootAsync` не реєструє цих провайдерів. Додайте модуль, який їх експортує, до `imports`.
   */
  providers?: Provider[];
  /**
   * Returns the settings, directly or as a promise.
   *
   * @uk Повертає налаштування, одразу або як проміс.
   */
  useFactory: (...args: any[]) => SendgridConfig | Promise<SendgridConfig>;
}
