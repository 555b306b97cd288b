/**
 * FTP client of `basic-ftp` as a provider of a NestJS application, configured and connected when the
 * application starts.
 *
 * Install it together with the packages it needs:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/ftp-client @softkit/validation @softkit/exceptions @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 basic-ftp@5 class-transformer@0.5 \
 *   class-validator@0.14 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk FTP-клієнт `basic-ftp` як провайдер застосунку NestJS, який налаштовується та з’єднується із сервером
 * під час запуску.
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
 * Token under which a module without a token of its own provides the FTP client; `Client` is an alias of it.
 * Override this provider in tests, and no connection is opened.
 *
 * @uk Токен, за яким модуль без власного токена надає FTP-клієнт; `Client` — його псевдонім. У тестах
 * замінюйте саме цього провайдера: тоді з’єднання не відкривається.
 */
export declare const DEFAULT_INJECT_TOKEN = 'SOFTKIT_DEFAULT_FTP_CLIENT_TOKEN';

/**
 * Token of the client configuration inside {@link FtpClientModule}. The module does not export it.
 *
 * @uk Токен конфігурації клієнта всередині {@link FtpClientModule}. Модуль його не експортує.
 */
export declare const SOFTKIT_FTP_CLIENT_CONFIG_TOKEN: unique symbol;

/**
 * Address, account and timeout of an FTP server: the access options of `basic-ftp` and two more settings.
 *
 * @uk Адреса, обліковий запис і тайм-аут FTP-сервера: параметри доступу `basic-ftp` та ще два налаштування.
 */
export interface IFTPClientConfig extends AccessOptions {
  /**
   * Timeout of the client in milliseconds. Without it `basic-ftp` uses its own, 30 seconds.
   *
   * @uk Тайм-аут клієнта в мілісекундах. Якщо його не задано, `basic-ftp` застосовує власний — 30 секунд.
   */
  timeout?: number;

  /**
   * Whether to connect and log in when the application starts. With a plain object that leaves this out it
   * does not happen.
   *
   * @uk Чи з’єднуватися із сервером і входити на нього під час запуску застосунку. Якщо у звичайному об’єкті
   * цього параметра немає, з’єднання не встановлюється.
   */
  connectOnStartup?: boolean;
}

/**
 * FTP settings as a class for the configuration of the application. With two sections of this class inject
 * the root class: by this class Nest gives the last section.
 *
 * @uk Налаштування FTP як клас для конфігурації застосунку. Якщо розділів цього класу два, впроваджуйте
 * кореневий клас: за цим класом Nest дає лише останній розділ.
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
   * Host of the server; `localhost` when left out.
   *
   * @uk Хост сервера; якщо не задано, `localhost`.
   */
  host?: string;

  /**
   * Port of the server; 21 when left out.
   *
   * @uk Порт сервера; якщо не задано, 21.
   */
  port?: number;

  /**
   * Timeout of the client in milliseconds, at least 100; 30,000 when left out.
   *
   * @uk Тайм-аут клієнта в мілісекундах, щонайменше 100; якщо не задано, 30 000.
   */
  timeout?: number;

  /**
   * Name of the account; `anonymous` when left out.
   *
   * @uk Ім’я облікового запису; якщо не задано, `anonymous`.
   */
  user?: string;

  /**
   * Password of the account; `guest` when left out.
   *
   * @uk Пароль облікового запису; якщо не задано, `guest`.
   */
  password?: string;

  /**
   * Whether to encrypt the connection (explicit FTPS over TLS); `false` when left out. The class turns the value
   * `implicit` of `basic-ftp` into `false`, and validation drops `secureOptions`: return an
   * {@link IFTPClientConfig} from the factory of the module to use them.
   *
   * @uk Чи шифрувати з’єднання (явний FTPS поверх TLS); якщо не задано, `false`. Значення `implicit` з
   * `basic-ftp` цей клас перетворює на `false`, а `secureOptions` відкидає валідація: щоб скористатися ними,
   * поверніть із фабрики модуля {@link IFTPClientConfig}.
   */
  secure?: boolean;

  /**
   * Whether to connect and log in when the application starts. With `false` call `access` of the client
   * yourself.
   *
   * @uk Чи з’єднуватися із сервером і входити на нього під час запуску застосунку. Зі значенням `false` самі
   * викличте метод клієнта `access`.
   *
   * @defaultValue `true`
   */
  connectOnStartup: boolean;
}

/**
 * Options of {@link FtpClientModule.forRootAsync}.
 *
 * @uk Параметри для {@link FtpClientModule.forRootAsync}.
 */
export interface FTPModuleAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  /**
   * Function that makes the configuration from the providers listed in `inject`.
   *
   * @uk Функція, яка створює конфігурацію з провайдерів, перелічених в `inject`.
   */
  useFactory: (...args: any[]) => IFTPClientConfig | Promise<IFTPClientConfig>;

  /**
   * Tokens of the providers that become arguments of `useFactory`.
   *
   * @uk Токени провайдерів, які стають аргументами `useFactory`.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;

  /**
   * Not used: the module does not register these providers.
   *
   * @uk Не використовується: модуль не реєструє цих провайдерів.
   */
  providers?: Provider[];
}

/**
 * Provides a `Client` of `basic-ftp`. Inject it by the class `Client` or by {@link DEFAULT_INJECT_TOKEN};
 * with a token of your own only by that token. Import the module several times with different tokens to work
 * with several servers.
 *
 * When `connectOnStartup` is on and the server refuses the connection, the application does not start. The
 * module does not close the connection at shutdown: call `close` of the client in `onModuleDestroy`.
 *
 * A client runs one operation at a time. A second one that starts meanwhile makes both fail and closes the
 * client; after that, as after `close` or a connection closed by the server, only a call of `access` connects
 * again.
 *
 * @uk Надає `Client` з `basic-ftp`. Впроваджуйте його за класом `Client` або за {@link DEFAULT_INJECT_TOKEN};
 * із власним токеном — лише за ним. Щоб працювати з кількома серверами, імпортуйте модуль кілька разів із
 * різними токенами.
 *
 * Якщо `connectOnStartup` увімкнено, а сервер відмовляє у з’єднанні, застосунок не запуститься. Під час
 * зупинки застосунку модуль не закриває з’єднання: викличте метод клієнта `close` в `onModuleDestroy`.
 *
 * Клієнт виконує одну операцію за раз. Якщо тим часом почати другу, помилкою завершаться обидві, а клієнт
 * закриється; після цього, як і після `close` чи розриву з боку сервера, знову з’єднатися можна лише викликом
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
   * Builds the module from settings known at once.
   *
   * @uk Створює модуль із налаштувань, відомих одразу.
   *
   * @param config - Settings of the server.
   * @ukParam config - Налаштування сервера.
   * @param global - Whether the client is available in all modules; `true` by default.
   * @ukParam global - Чи доступний клієнт у всіх модулях; типово `true`.
   * @param customInjectToken - Token of the client; {@link DEFAULT_INJECT_TOKEN} by default.
   * @ukParam customInjectToken - Токен клієнта; типово {@link DEFAULT_INJECT_TOKEN}.
   * @returns The dynamic module to list in `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRoot(
    config: IFTPClientConfig,
    global?: boolean,
    customInjectToken?: InjectionToken,
  ): DynamicModule;

  /**
   * Builds the module when the settings come from other providers.
   *
   * @uk Створює модуль, коли налаштування надають інші провайдери.
   *
   * @param options - Factory of the settings and its dependencies.
   * @ukParam options - Фабрика налаштувань та її залежності.
   * @param global - Whether the client is available in all modules; `true` by default.
   * @ukParam global - Чи доступний клієнт у всіх модулях; типово `true`.
   * @param customInjectToken - Token of the client; {@link DEFAULT_INJECT_TOKEN} by default.
   * @ukParam customInjectToken - Токен клієнта; типово {@link DEFAULT_INJECT_TOKEN}.
   * @returns The dynamic module to list in `imports`.
   * @ukReturns Динамічний модуль для списку `imports`.
   */
  static forRootAsync(
    options: FTPModuleAsyncOptions,
    global?: boolean,
    customInjectToken?: InjectionToken,
  ): DynamicModule;
}
