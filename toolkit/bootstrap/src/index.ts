/**
 * Starts a NestJS web application on Fastify with one call. The configuration controls validation, exception
 * filters, the logger, CORS, cookies, API versions, Swagger, and database seeding.
 *
 * Install it together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/bootstrap @softkit/crypto @softkit/exceptions @softkit/i18n \
 *   @softkit/server-http-client @softkit/swagger-utils @softkit/typeorm @softkit/validation \
 *   @softkit/string-utils @fastify/cookie@9 @fastify/helmet@11 @nestjs/common@10 @nestjs/core@10 \
 *   @nestjs/platform-fastify@10 @nestjs/swagger@7 @nestjs/testing@10 @nestjs/typeorm@10 axios@1 \
 *   class-transformer@0.5 class-validator@0.14 fastify@4 nestjs-cls@3 nestjs-paginate@8 \
 *   nestjs-pino@3 pino-http@8 reflect-metadata@0.1 rxjs@7 typeorm@0.3 typeorm-extension@3 \
 *   typeorm-transactional@0.4
 * ```
 *
 * @uk Запускає вебзастосунок NestJS на Fastify одним викликом. Конфігурація визначає валідацію,
 * фільтри винятків, логер, CORS, cookie, версії API, Swagger і початкове наповнення бази даних.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/bootstrap @softkit/crypto @softkit/exceptions @softkit/i18n \
 *   @softkit/server-http-client @softkit/swagger-utils @softkit/typeorm @softkit/validation \
 *   @softkit/string-utils @fastify/cookie@9 @fastify/helmet@11 @nestjs/common@10 @nestjs/core@10 \
 *   @nestjs/platform-fastify@10 @nestjs/swagger@7 @nestjs/testing@10 @nestjs/typeorm@10 axios@1 \
 *   class-transformer@0.5 class-validator@0.14 fastify@4 nestjs-cls@3 nestjs-paginate@8 \
 *   nestjs-pino@3 pino-http@8 reflect-metadata@0.1 rxjs@7 typeorm@0.3 typeorm-extension@3 \
 *   typeorm-transactional@0.4
 * ```
 *
 * @packageDocumentation
 */

import type { INestApplication } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'nestjs-pino';

interface RequestConfig {
  /**
   * Secret used to sign cookies; it must not be empty.
   *
   * @uk Непорожній секрет, яким застосунок підписує cookie.
   */
  cookieSecret: string;
}

/**
 * Port, prefix, CORS, and cookie settings for a web application. {@link bootstrapBaseWebApp} requires an
 * instance in the container; add the class to your configuration.
 *
 * @uk Порт, префікс, CORS і cookie вебзастосунку. Додайте клас до своєї конфігурації:
 * {@link bootstrapBaseWebApp} бере його екземпляр із контейнера.
 *
 * @example
 * ```ts
 * import { AppConfig } from '@softkit/bootstrap';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: AppConfig })
 *   public readonly app!: AppConfig;
 * }
 * ```
 */
export declare class AppConfig {
  /**
   * Port to listen on, from 0 to 65535.
   *
   * @uk Порт, на якому застосунок приймає запити: від 0 до 65535.
   */
  port: number;

  /**
   * Prefix for all routes, such as `api`. Validation requires a string; an empty string means no prefix.
   *
   * @uk Префікс усіх маршрутів, наприклад `api`. Валідація вимагає рядка, а порожній рядок означає, що префікса
   * немає.
   */
  prefix?: string;

  /**
   * CORS settings passed to Nest's `enableCors`. This section is required in the configuration.
   *
   * @uk Налаштування CORS, які застосунок передає в `enableCors` з Nest. У конфігурації цей розділ
   * обов’язковий.
   */
  readonly cors: CorsConfig;

  /**
   * Cookie settings: an object with `cookieSecret`. If omitted, cookies aren't parsed.
   *
   * @uk Налаштування cookie: об’єкт із `cookieSecret`. Якщо об’єкта не задано, застосунок не читає cookie.
   */
  readonly request?: RequestConfig;
}

/**
 * CORS settings for a web application. They control which other origins can call it from a browser, and how.
 * All settings are optional, but list your origins: without `origin`, every website can call the application.
 *
 * @uk Налаштування CORS вебзастосунку: вони визначають, з яких інших походжень (origin) і як дозволено
 * звертатися до нього з браузера. Жодне не обов’язкове, але свої походження перелічіть: без `origin` будь-який сайт
 * зможе звертатися до застосунку.
 */
export declare class CorsConfig {
  /**
   * Allowed request origins. By default, every origin (`*`) is allowed.
   *
   * @uk Походження (origin), з яких дозволено запити. За замовчуванням дозволено всі (`*`).
   */
  origin?: string[];

  /**
   * Allowed HTTP methods.
   *
   * @uk Дозволені методи HTTP.
   *
   * @defaultValue `['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE']`
   */
  methods?: string[];

  /**
   * Allowed request headers. By default, all headers that the browser requests are allowed.
   *
   * @uk Дозволені заголовки запиту. За замовчуванням дозволено всі, які вказав браузер у підготовчому запиті
   * (preflight).
   */
  allowedHeaders?: string[];

  /**
   * Response headers that browser scripts can read.
   *
   * @uk Заголовки відповіді, які може прочитати скрипт у браузері.
   */
  exposedHeaders?: string[];

  /**
   * Whether browsers can send cookies and other credentials.
   *
   * @uk Чи може браузер надсилати cookie та інші облікові дані.
   *
   * @defaultValue `false`
   */
  credentials?: boolean;

  /**
   * How long browsers can cache a preflight response, in seconds.
   *
   * @uk Скільки секунд браузер може зберігати відповідь на підготовчий запит (preflight).
   */
  maxAge?: number;

  /**
   * Whether preflight requests are passed to the application's handlers.
   *
   * @uk Чи передавати підготовчі запити (preflight) обробникам застосунку.
   *
   * @defaultValue `false`
   */
  preflightContinue?: boolean;

  /**
   * HTTP status returned for a successful preflight request.
   *
   * @uk Код стану HTTP у відповіді на успішний підготовчий запит (preflight).
   *
   * @defaultValue `204`
   */
  optionsSuccessStatus?: number;
}

/**
 * Starts a web application and listens on all network interfaces at the port from {@link AppConfig}. The
 * container must provide {@link AppConfig} and the `nestjs-pino` `Logger`. `SwaggerConfig` and `DbConfig` can
 * be `null`, but they need a provider; otherwise, Nest logs `Nest could not find DbConfig element` and exits
 * the process.
 *
 * Before it starts listening, it opens the `typeorm-transactional` context; adds Helmet, CORS, cookies, the
 * route prefix, and URI versioning; registers `I18nValidationPipe`, the {@link setupGlobalFilters} filters,
 * `ClassSerializerInterceptor`, and `LoggerErrorInterceptor`; sets up Swagger; and runs database seeds.
 * Uncaught exceptions and unhandled rejections are logged and don't stop the process.
 *
 * @uk Запускає вебзастосунок, який приймає запити на порту з {@link AppConfig} на всіх мережевих інтерфейсах.
 * Контейнер має надавати {@link AppConfig} та `Logger` з `nestjs-pino`. `SwaggerConfig` і `DbConfig` можуть
 * мати значення `null`, але провайдер потрібен: без нього Nest записує в журнал
 * `Nest could not find DbConfig element` і завершує процес.
 *
 * Перш ніж приймати запити, функція відкриває контекст `typeorm-transactional`, додає Helmet, CORS, cookie,
 * префікс маршрутів і версії в URI. Далі вона реєструє `I18nValidationPipe`, фільтри з
 * {@link setupGlobalFilters}, `ClassSerializerInterceptor` та `LoggerErrorInterceptor`, налаштовує Swagger і
 * виконує сідери (seeder). Функція записує в журнал неперехоплені винятки та необроблені
 * відхилення промісів, але процесу не зупиняє.
 *
 * @param module - Application's root module, or a `TestingModule` in tests.
 * @ukParam module - Кореневий модуль застосунку або `TestingModule` у тестах.
 * @param originalModule - Root module imported by the `TestingModule`; required with a `TestingModule`.
 * @ukParam originalModule - Кореневий модуль, імпортований у `TestingModule`. Якщо передано `TestingModule`,
 * він обов’язковий.
 * @returns The application, already listening. In tests, send requests to it and call its `close`
 * method.
 * @ukReturns Застосунок, який уже приймає запити. У тестах надсилайте запити йому, а наприкінці викличте метод
 * `close`.
 * @throws `Error` if a `TestingModule` is passed without the original module.
 * @ukThrows `Error`, якщо `TestingModule` передано без кореневого модуля.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { AppConfig, bootstrapBaseWebApp } from '@softkit/bootstrap';
 * import { setupYamlBaseConfigModule } from '@softkit/config';
 * import { LoggerConfig, setupLoggerModule } from '@softkit/logger';
 * import { SwaggerConfig } from '@softkit/swagger-utils';
 * import { DbConfig } from '@softkit/typeorm';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * class RootConfig {
 *   @ValidateNestedProperty({ classType: AppConfig })
 *   public readonly app!: AppConfig;
 *
 *   @ValidateNestedProperty({ classType: LoggerConfig })
 *   public readonly logs!: LoggerConfig;
 * }
 *
 * @Module({
 *   imports: [setupYamlBaseConfigModule(__dirname, RootConfig), setupLoggerModule()],
 *   providers: [
 *     { provide: DbConfig, useValue: null },
 *     { provide: SwaggerConfig, useValue: null },
 *   ],
 * })
 * class AppModule {}
 *
 * void bootstrapBaseWebApp(AppModule);
 * ```
 */
export declare function bootstrapBaseWebApp(module: any, originalModule?: any): Promise<any>;

/**
 * Creates the Fastify adapter. It limits request bodies to 10,485,760 bytes (10 MiB) and reads the request ID
 * from the `x-request-id` header, or generates one if the header is missing.
 *
 * @uk Створює адаптер Fastify, який приймає тіло запиту до 10 485 760 байтів (10 МіБ). Адаптер бере
 * ідентифікатор запиту із заголовка `x-request-id`, а якщо заголовка немає, створює новий.
 *
 * @returns The adapter to pass to `NestFactory.create`.
 * @ukReturns Адаптер для `NestFactory.create`.
 */
export declare function buildFastifyAdapter(): FastifyAdapter;

/**
 * Creates the Nest application with the {@link buildFastifyAdapter} adapter and no other setup. For a root
 * module, it sets `rawBody: true` so handlers can read the raw body.
 *
 * @uk Створює застосунок Nest з адаптером із {@link buildFastifyAdapter} без будь-яких інших
 * налаштувань. Для кореневого модуля вмикає `rawBody: true`, щоб обробники могли прочитати тіло
 * запиту без змін.
 *
 * @param module - Application's root module, or a `TestingModule` in tests.
 * @ukParam module - Кореневий модуль застосунку або `TestingModule` у тестах.
 * @param originalModule - Root module imported by the `TestingModule`; required with a `TestingModule`.
 * @ukParam originalModule - Кореневий модуль, імпортований у `TestingModule`. Якщо передано `TestingModule`,
 * він обов’язковий.
 * @returns The application, not yet initialized.
 * @ukReturns Застосунок, ще не ініціалізований.
 * @throws `Error` if a `TestingModule` is passed without the original module.
 * @ukThrows `Error`, якщо `TestingModule` передано без кореневого модуля.
 */
export declare function createNestWebApp(module: any, originalModule?: any): Promise<NestFastifyApplication>;

/**
 * Registers the toolkit's global exception filters, from the most general to the most specific: any
 * exception, 404, 403, PostgreSQL errors, HTTP exceptions, and validation errors.
 *
 * @uk Реєструє глобальні фільтри винятків Softkit, від найзагальнішого до найконкретнішого: будь-який виняток,
 * 404, 403, помилки бази даних PostgreSQL, HTTP-винятки та помилки валідації.
 *
 * @param app - Application to register the filters in.
 * @ukParam app - Застосунок, у якому треба зареєструвати фільтри.
 * @param httpAdapterHost - `HttpAdapterHost` from NestJS, which the filters use to send responses.
 * @ukParam httpAdapterHost - `HttpAdapterHost` з NestJS, через який фільтри надсилають відповіді.
 * @example
 * ```ts
 * import { HttpAdapterHost } from '@nestjs/core';
 * import { createNestWebApp, setupGlobalFilters } from '@softkit/bootstrap';
 *
 * export async function start(rootModule: unknown): Promise<void> {
 *   const app = await createNestWebApp(rootModule);
 *   setupGlobalFilters(app, app.get(HttpAdapterHost));
 *   await app.listen(3000);
 * }
 * ```
 */
export declare function setupGlobalFilters(app: INestApplication, httpAdapterHost: HttpAdapterHost): void;

/**
 * Helps Express middleware run on Fastify: adds the `setHeader` and `end` response methods and the
 * `encrypted` request socket property, which is `true` if `NODE_ENV` is `production`.
 *
 * @uk Допомагає проміжним обробникам (middleware) для Express працювати на Fastify: додає методи відповіді
 * `setHeader` та `end` і властивість сокета запиту `encrypted`, яка має значення `true`, якщо `NODE_ENV`
 * дорівнює `production`.
 *
 * @param fastifyInstance - Application's Fastify instance, from
 * `app.getHttpAdapter().getInstance()`.
 * @ukParam fastifyInstance - Екземпляр Fastify застосунку, з `app.getHttpAdapter().getInstance()`.
 */
export declare function applyExpressCompatibilityRecommendations(fastifyInstance: FastifyInstance): void;

/**
 * Runs the `typeorm-extension` seeders that the application registers under `TYPEORM_SEEDERS_TOKEN`, with the
 * factories registered under `TYPEORM_FACTORIES_TOKEN`. If there are no seeders, it only logs a warning. If
 * there is no data source, Nest exits the process, except in a `TestingModule`.
 *
 * @uk Виконує сідери (seeder) із `typeorm-extension`, які застосунок реєструє за токеном
 * впровадження `TYPEORM_SEEDERS_TOKEN`, з фабриками, зареєстрованими за `TYPEORM_FACTORIES_TOKEN`. Якщо
 * сідерів немає, функція лише записує попередження в журнал. Якщо немає джерела даних, Nest завершує
 * процес — скрізь, крім `TestingModule`.
 *
 * @param app - Application with the data source and the seeders.
 * @ukParam app - Застосунок із джерелом даних і сідерами.
 * @param logger - Logger that warns when there is nothing to seed.
 * @ukParam logger - Логер, який запише попередження, якщо наповнювати нічим.
 * @param shouldRunSeeds - Whether to run the seeders. With `false`, the function does nothing.
 * @ukParam shouldRunSeeds - Чи виконувати сідери. Якщо `false`, функція не робить нічого.
 * @throws A Nest exception if seeding is enabled and one of the tokens isn't registered.
 * @ukThrows Виняток Nest, якщо наповнення увімкнено, а одного з токенів впровадження не зареєстровано.
 */
export declare function runDatabaseSeeders(
  app: INestApplication,
  logger: Logger,
  shouldRunSeeds: boolean,
): Promise<void>;
