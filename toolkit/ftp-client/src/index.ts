/**
 * Provides the `basic-ftp` client in a NestJS application, configured and connected at startup.
 *
 * Install it together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/ftp-client @softkit/validation @softkit/exceptions @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 basic-ftp@5 class-transformer@0.5 \
 *   class-validator@0.14 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Надає застосунку NestJS FTP-клієнт `basic-ftp`: налаштовує його та під’єднує до сервера під час запуску.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/ftp-client @softkit/validation @softkit/exceptions @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 basic-ftp@5 class-transformer@0.5 \
 *   class-validator@0.14 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

import type {
  DynamicModule,
  InjectionToken,
  ModuleMetadata,
  OptionalFactoryDependency,
  Provider,
} from '@nestjs/common';
import type { AccessOptions } from 'basic-ftp';

/**
 * Default token for the FTP client, used if the module has no custom token; `Client` is its alias. Override
 * this provider in tests to avoid opening a connection.
 *
 * @uk Типовий токен впровадження FTP-клієнта на випадок, якщо для модуля не задано власного; `Client` —
 * псевдонім цього токена. У тестах перевизначте саме цього провайдера, щоб застосунок не відкривав з’єднання.
 */
export declare const DEFAULT_INJECT_TOKEN = 'SOFTKIT_DEFAULT_FTP_CLIENT_TOKEN';

/**
 * Token for the client configuration in {@link FtpClientModule}. The module doesn't export it.
 *
 * @uk Токен впровадження для конфігурації клієнта всередині {@link FtpClientModule}. Модуль його не
 * експортує.
 */
export declare const SOFTKIT_FTP_CLIENT_CONFIG_TOKEN: unique symbol;

/**
 * FTP server address, account, and timeout: the `basic-ftp` access options and two additional settings.
 *
 * @uk Адреса, обліковий запис і тайм-аут FTP-сервера: параметри доступу `basic-ftp` та ще два налаштування.
 */
export interface IFTPClientConfig extends AccessOptions {
  /**
   * Client timeout in milliseconds. If omitted, the `basic-ftp` default of 30 seconds applies.
   *
   * @uk Тайм-аут клієнта в мілісекундах. Якщо його не задано, `basic-ftp` чекає 30 секунд.
   */
  timeout?: number;

  /**
   * Whether to connect and log in at startup. If a plain object omits this option, no connection is opened.
   *
   * @uk Чи під’єднуватися до сервера й виконувати вхід під час запуску застосунку. Якщо у звичайному об’єкті
   * параметр пропущено, застосунок не відкриває з’єднання.
   */
  connectOnStartup?: boolean;
}

/**
 * FTP settings class for the application configuration. If you have two sections of this class, inject the
 * root class instead: Nest resolves this class to the last section.
 *
 * @uk Налаштування FTP як клас для конфігурації застосунку. Якщо конфігурація має два розділи цього класу,
 * впроваджуйте кореневий клас: Nest надає за класом розділу лише останній із них.
 *
 * @example
 * ```ts
 * import { FTPClientConfig } from '@softkit/ftp-client';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: FTPClientConfig })
 *   public readonly ftp!: FTPClientConfig;
 * }
 * ```
 */
export declare class FTPClientConfig implements IFTPClientConfig {
  /**
   * Server host.
   *
   * @uk Хост сервера.
   *
   * @defaultValue `'localhost'`
   */
  host?: string;

  /**
   * Server port.
   *
   * @uk Порт сервера.
   *
   * @defaultValue `21`
   */
  port?: number;

  /**
   * Client timeout in milliseconds, at least 100.
   *
   * @uk Тайм-аут клієнта в мілісекундах, щонайменше 100.
   *
   * @defaultValue `30000`
   */
  timeout?: number;

  /**
   * Account name.
   *
   * @uk Ім’я облікового запису.
   *
   * @defaultValue `'anonymous'`
   */
  user?: string;

  /**
   * Account password.
   *
   * @uk Пароль облікового запису.
   *
   * @defaultValue `'guest'`
   */
  password?: string;

  /**
   * Whether to encrypt the connection (explicit FTPS over TLS). The class converts the `basic-ftp` value
   * `implicit` to `false`, and validation drops `secureOptions`. To use either of them, return an
   * {@link IFTPClientConfig} from the module factory.
   *
   * @uk Чи шифрувати з’єднання (явний FTPS поверх TLS). Цей клас перетворює значення `implicit` з `basic-ftp`
   * на `false`, а валідація відкидає `secureOptions`. Щоб скористатися котримось із них, поверніть із фабрики
   * модуля {@link IFTPClientConfig}.
   *
   * @defaultValue `false`
   */
  secure?: boolean;

  /**
   * Whether to connect and log in at startup. If `false`, call the client's `access` method yourself.
   *
   * @uk Чи під’єднуватися до сервера й виконувати вхід під час запуску застосунку. Якщо `false`, самі викличте
   * метод клієнта `access`.
   *
   * @defaultValue `true`
   */
  connectOnStartup: boolean;
}

/**
 * Describes how {@link FtpClientModule.forRootAsync} gets the server settings from other providers.
 *
 * @uk Описує, як {@link FtpClientModule.forRootAsync} отримує налаштування сервера від інших
 * провайдерів.
 */
export interface FTPModuleAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /**
   * Function that creates the configuration from the providers listed in `inject`.
   *
   * @uk Функція, яка створює конфігурацію з провайдерів, перелічених в `inject`.
   */
  useFactory: (...args: any[]) => IFTPClientConfig | Promise<IFTPClientConfig>;

  /**
   * Provider tokens that are passed to `useFactory` as arguments.
   *
   * @uk Токени впровадження, за якими модуль знаходить провайдери й передає їх у `useFactory` як аргументи.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;

  /**
   * Not used: the module doesn't register these providers.
   *
   * @uk Модуль не використовує цього параметра й не реєструє цих провайдерів.
   */
  providers?: Provider[];
}

/**
 * Provides a `basic-ftp` `Client`. Inject it with the `Client` class or
 * {@link DEFAULT_INJECT_TOKEN}; a client with a custom token can only be injected with that token.
 * For multiple servers, import the module once per server, each time with another token.
 *
 * If `connectOnStartup` is enabled and the server refuses the connection, the application doesn't start. The
 * module doesn't close the connection at shutdown: call the client's `close` method in `onModuleDestroy`.
 *
 * A client runs one operation at a time. If a second operation starts in the meantime, both fail and the
 * client is closed. After that, or after `close` or a server disconnect, you can reconnect only by calling
 * `access`.
 *
 * @uk Надає `Client` з `basic-ftp`. Впроваджуйте клієнт за класом `Client` або за {@link DEFAULT_INJECT_TOKEN},
 * а клієнт із власним токеном — лише за цим токеном. Якщо серверів кілька, імпортуйте модуль окремо для
 * кожного, щоразу з іншим токеном впровадження.
 *
 * Якщо `connectOnStartup` увімкнено, а сервер відмовляє у з’єднанні, застосунок не запуститься. Коли
 * застосунок зупиняється, модуль не закриває з’єднання: викличте метод клієнта `close` в `onModuleDestroy`.
 *
 * Клієнт виконує одну операцію за раз. Якщо тим часом почати другу, обидві завершаться помилкою, а клієнт
 * закриється. Після цього, як і після `close` чи розриву з боку сервера, знову під’єднатися можна лише викликом
 * `access`.
 *
 * @example
 * ```ts
 * import { Injectable, Module } from '@nestjs/common';
 * import { FTPClientConfig, FtpClientModule } from '@softkit/ftp-client';
 * import { Client } from 'basic-ftp';
 *
 * @Injectable()
 * export class PriceListService {
 *   constructor(private readonly ftp: Client) {}
 *
 *   async download(target: string): Promise<void> {
 *     await this.ftp.downloadTo(target, 'prices.csv');
 *   }
 * }
 *
 * @Module({
 *   imports: [
 *     FtpClientModule.forRootAsync({
 *       inject: [FTPClientConfig],
 *       useFactory: (config: FTPClientConfig) => config,
 *     }),
 *   ],
 *   providers: [PriceListService],
 * })
 * export class PriceListModule {}
 * ```
 */
export declare class FtpClientModule {
  /**
   * Creates the module from settings that are known in code.
   *
   * @uk Створює модуль із налаштувань, відомих у коді.
   *
   * @param config - Server address, account, and timeout. To connect at startup, set
   * `connectOnStartup: true`.
   * @ukParam config - Адреса сервера, обліковий запис і тайм-аут. Щоб під’єднатися під час запуску,
   * задайте `connectOnStartup: true`.
   * @param global - Whether the client is available in all modules; `true` by default.
   * @ukParam global - Чи доступний клієнт у всіх модулях. За замовчуванням — `true`.
   * @param customInjectToken - Client token; {@link DEFAULT_INJECT_TOKEN} by default.
   * @ukParam customInjectToken - Токен впровадження клієнта. За замовчуванням — {@link DEFAULT_INJECT_TOKEN}.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRoot(
    config: IFTPClientConfig,
    global?: boolean,
    customInjectToken?: InjectionToken,
  ): DynamicModule;

  /**
   * Creates the module with settings from other providers, such as {@link FTPClientConfig}.
   *
   * @uk Створює модуль із налаштувань від інших провайдерів, наприклад {@link FTPClientConfig}.
   *
   * @param options - Factory that returns the settings, and the providers to inject into it.
   * @ukParam options - Фабрика, яка повертає налаштування, і провайдери, які треба впровадити в
   * неї.
   * @param global - Whether the client is available in all modules; `true` by default.
   * @ukParam global - Чи доступний клієнт у всіх модулях. За замовчуванням — `true`.
   * @param customInjectToken - Client token; {@link DEFAULT_INJECT_TOKEN} by default.
   * @ukParam customInjectToken - Токен впровадження клієнта. За замовчуванням — {@link DEFAULT_INJECT_TOKEN}.
   * @returns The dynamic module to add to `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRootAsync(
    options: FTPModuleAsyncOptions,
    global?: boolean,
    customInjectToken?: InjectionToken,
  ): DynamicModule;
}
