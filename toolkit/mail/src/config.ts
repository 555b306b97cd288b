import type {
  InjectionToken,
  ModuleMetadata,
  OptionalFactoryDependency,
  Provider,
} from '@nestjs/common';

declare class GeneralConfig {
  /**
   * Addresses that get a blind copy of every message without a `bcc`; at most 100.
   *
   * @uk Щонайбільше 100 адрес, на які сервіс надсилає приховану копію кожного листа без власного `bcc`.
   */
  defaultBccList?: string[];
}

/**
 * Mailgun settings: the account, the sending domain, and the default sender. The fields have validation
 * decorators, so the class can be a section of your application's root configuration.
 *
 * @uk Налаштування Mailgun: обліковий запис, домен для надсилання й типовий відправник. Поля мають декоратори
 * валідації, тому клас може бути розділом кореневої конфігурації застосунку.
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
   * Sender of every message without a `from`.
   *
   * @uk Відправник кожного листа, у якому не вказано `from`.
   */
  defaultFromEmail: string;
  /**
   * Sending domain registered in Mailgun, for example `mg.example.com`.
   *
   * @uk Зареєстрований у Mailgun домен, з якого сервіс надсилає листи, наприклад `mg.example.com`.
   */
  domain: string;
  /**
   * Mailgun account's API key.
   *
   * @uk Ключ API облікового запису Mailgun.
   */
  key: string;
  /**
   * Mailgun request timeout in milliseconds. If omitted, requests have no timeout.
   *
   * @uk Тайм-аут запиту до Mailgun у мілісекундах. Якщо його не задано, запит чекає необмежено довго.
   */
  timeout?: number;
  /**
   * API base URL. Set it for accounts in the European region: `https://api.eu.mailgun.net`.
   *
   * @uk Базова адреса API. Задайте її для облікових записів у європейському регіоні: `https://api.eu.mailgun.net`.
   */
  url?: string;
  /**
   * Mailgun username, usually `api`.
   *
   * @uk Ім’я користувача Mailgun, зазвичай `api`.
   */
  username: string;
  /**
   * Mailgun account's public key. The module doesn't use it; read it in your code.
   *
   * @uk Публічний ключ облікового запису Mailgun. Модуль не використовує ключа: читайте його у своєму коді.
   */
  verificationPublicKey?: string;
}

/**
 * SendGrid settings: the API key, the region, and the default sender. The fields have validation decorators, so
 * the class can be a section of your application's root configuration.
 *
 * @uk Налаштування SendGrid: ключ API, регіон і типовий відправник. Поля мають декоратори валідації, тому клас
 * може бути розділом кореневої конфігурації застосунку.
 *
 * @example
 * ```ts
 * import { ValidateNestedProperty } from '@softkit/validation';
 * import { SendgridConfig } from '@softkit/mail';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: SendgridConfig })
 *   sendgrid!: SendgridConfig;
 * }
 * ```
 */
export declare class SendgridConfig extends GeneralConfig {
  /**
   * SendGrid account's API key.
   *
   * @uk Ключ API облікового запису SendGrid.
   */
  apiKey: string;
  /**
   * Region that processes the messages, `global` or `eu`. If omitted, SendGrid uses `global`.
   *
   * @uk Регіон, у якому SendGrid обробляє листи: `global` або `eu`. Якщо його не задано — `global`.
   */
  dataResidency?: string;
  /**
   * Sender address of every message without a `from`.
   *
   * @uk Адреса відправника кожного листа, у якому не вказано `from`.
   */
  defaultFromEmail: string;
  /**
   * Sender name of every message with neither `userFullName` nor `from`: a message's `from` replaces both the
   * sender address and the name.
   *
   * @uk Ім’я відправника кожного листа, у якому не вказано ні `userFullName`, ні `from`: `from` листа замінює і
   * адресу відправника, і ім’я.
   */
  defaultFromName?: string;
}

/**
 * Defines how `MailgunMailModule.forRootAsync` gets {@link MailgunConfig} from other providers.
 *
 * @uk Визначає, як метод `MailgunMailModule.forRootAsync` отримує {@link MailgunConfig} від інших
 * провайдерів.
 */
export interface MailgunAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /**
   * Provider tokens to pass to `useFactory`, in the order of its parameters.
   *
   * @uk Токени впровадження провайдерів, які модуль передає в `useFactory`, у порядку її параметрів.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;
  /**
   * Exists only in the type: `forRootAsync` doesn't register these providers. Add a module that exports them to
   * `imports`.
   *
   * @uk Поле є лише в типі: `forRootAsync` цих провайдерів не реєструє. Додайте до `imports` модуль, який їх
   * експортує.
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
 * Defines how `SendgridMailModule.forRootAsync` gets {@link SendgridConfig} from other providers.
 *
 * @uk Визначає, як метод `SendgridMailModule.forRootAsync` отримує {@link SendgridConfig} від інших
 * провайдерів.
 */
export interface SendgridAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /**
   * Provider tokens to pass to `useFactory`, in the order of its parameters.
   *
   * @uk Токени впровадження провайдерів, які модуль передає в `useFactory`, у порядку її параметрів.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;
  /**
   * Exists only in the type: `forRootAsync` doesn't register these providers. Add a module that exports them to
   * `imports`.
   *
   * @uk Поле є лише в типі: `forRootAsync` цих провайдерів не реєструє. Додайте до `imports` модуль, який їх
   * експортує.
   */
  providers?: Provider[];
  /**
   * Returns the settings, directly or as a promise.
   *
   * @uk Повертає налаштування, одразу або як проміс.
   */
  useFactory: (...args: any[]) => SendgridConfig | Promise<SendgridConfig>;
}
