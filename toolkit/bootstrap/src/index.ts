/**
 * Start of a NestJS web application on Fastify in one call: validation, exception filters, logger, CORS,
 * cookies, API versions, Swagger and database seeds are set up from the configuration.
 *
 * Install it together with the packages it needs:
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
 * @uk Запуск вебзастосунку NestJS на Fastify одним викликом: валідація, фільтри винятків, логер, CORS,
 * cookie, версії API, Swagger і початкове наповнення бази даних налаштовуються з конфігурації.
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
   * Secret that signs cookies; it must not be empty.
   *
   * @uk Секрет, яким підписуються cookie; не може бути порожнім.
   */
  cookieSecret: string;
}

/**
 * Port, prefix, CORS and cookies of a web application. {@link bootstrapBaseWebApp} requires an instance in
 * the container; add the class to your configuration.
 *
 * @uk Порт, префікс, CORS і cookie вебзастосунку. {@link bootstrapBaseWebApp} потребує його екземпляра в
 * контейнері; додайте клас до своєї конфігурації.
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
   * @uk Порт, який слухає застосунок: від 0 до 65535.
   */
  port: number;

  /**
   * Prefix of all routes, such as `api`. Validation requires a string; an empty one means no prefix.
   *
   * @uk Префікс усіх маршрутів, наприклад `api`. Валідація вимагає рядка; порожній рядок означає, що префікса
   * немає.
   */
  prefix?: string;

  /**
   * CORS settings, passed to `enableCors` of Nest. The section is required in the configuration.
   *
   * @uk Налаштування CORS, які передаються в `enableCors` з Nest. У конфігурації цей розділ обов’язковий.
   */
  readonly cors: CorsConfig;

  /**
   * Cookie settings: an object with `cookieSecret`. Without it cookies are not parsed.
   *
   * @uk Налаштування cookie: об’єкт із `cookieSecret`. Без нього cookie не розбираються.
   */
  readonly request?: RequestConfig;
}

/**
 * CORS settings of a web application: which other origins may call it from a browser, and with what. All of
 * them are optional.
 *
 * @uk Налаштування CORS вебзастосунку: з яких інших джерел і як його можна викликати з браузера. Усі вони
 * необов’язкові.
 */
export declare class CorsConfig {
  /**
   * Origins from which requests are allowed.
   *
   * @uk Джерела (origin), з яких дозволено запити.
   */
  origin?: string[];

  /**
   * HTTP methods that are allowed.
   *
   * @uk Дозволені методи HTTP.
   */
  methods?: string[];

  /**
   * Request headers that are allowed.
   *
   * @uk Дозволені заголовки запиту.
   */
  allowedHeaders?: string[];

  /**
   * Response headers that a script in the browser may read.
   *
   * @uk Заголовки відповіді, які може прочитати скрипт у браузері.
   */
  exposedHeaders?: string[];

  /**
   * Whether a browser may send cookies and other credentials.
   *
   * @uk Чи може браузер надсилати cookie та інші облікові дані.
   */
  credentials?: boolean;

  /**
   * How long a browser may keep the answer to a preflight request, in seconds.
   *
   * @uk Скільки секунд браузер може зберігати відповідь на підготовчий запит (preflight).
   */
  maxAge?: number;

  /**
   * Whether a preflight request goes on to the handlers of the application.
   *
   * @uk Чи передається підготовчий запит (preflight) обробникам застосунку.
   */
  preflightContinue?: boolean;

  /**
   * HTTP status of the answer to a successful preflight request.
   *
   * @uk Код стану HTTP у відповіді на успішний підготовчий запит (preflight).
   */
  optionsSuccessStatus?: number;
}

/**
 * Starts a web application and listens on all network interfaces at the port from {@link AppConfig}. The
 * container must provide {@link AppConfig} and `Logger` of `nestjs-pino`. `SwaggerConfig` and `DbConfig` may
 * have the value `null`, but need a provider: without one Nest writes `Nest could not find DbConfig element`
 * and ends the process.
 *
 * Before listening it opens the context of `typeorm-transactional`, adds Helmet, CORS, cookies, the route
 * prefix and versions in the URI, registers `I18nValidationPipe`, the filters of {@link setupGlobalFilters},
 * `ClassSerializerInterceptor` and `LoggerErrorInterceptor`, sets up Swagger and runs database seeds.
 * Uncaught exceptions and unhandled rejections of the process are written to the log and do not stop it.
 *
 * @uk Запускає вебзастосунок і слухає порт з {@link AppConfig} на всіх мережевих інтерфейсах. Контейнер має
 * надавати {@link AppConfig} та `Logger` з `nestjs-pino`. `SwaggerConfig` і `DbConfig` можуть мати значення
 * `null`, але провайдер потрібен: без нього Nest пише `Nest could not find DbConfig element` і завершує процес.
 *
 * Перед цим функція відкриває контекст `typeorm-transactional`, додає Helmet, CORS, cookie, префікс маршрутів
 * і версії в URI, реєструє `I18nValidationPipe`, фільтри з {@link setupGlobalFilters},
 * `ClassSerializerInterceptor` та `LoggerErrorInterceptor`, налаштовує Swagger і виконує
 * наповнювачі бази даних (seeder). Неперехоплені винятки та необроблені відхилення промісів записуються в журнал і не
 * зупиняють процесу.
 *
 * @param module - Root module of the application, or a `TestingModule` in tests.
 * @ukParam module - Кореневий модуль застосунку або `TestingModule` у тестах.
 * @param originalModule - Root module that the `TestingModule` imports; required with a `TestingModule`.
 * @ukParam originalModule - Кореневий модуль, імпортований у `TestingModule`; обов’язковий разом із
 * `TestingModule`.
 * @returns The running application.
 * @ukReturns Запущений застосунок.
 * @throws `Error` when a `TestingModule` is given without the original module.
 * @ukThrows `Error`, якщо `TestingModule` передано без початкового модуля.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { AppConfig, bootstrapBaseWebApp } from '@softkit/bootstrap';
 * import { setupYamlBaseConfigModule } from '@softkit/config';
 * import { LoggerConfig, setupLoggerModule } from '@softkit/logger';
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
 * })
 * class AppModule {}
 *
 * void bootstrapBaseWebApp(AppModule);
 * ```
 */
export declare function bootstrapBaseWebApp(module: any, originalModule?: any): Promise<any>;

/**
 * Creates the Fastify adapter: a request body may have at most 10,485,760 bytes (10 MiB), and the identifier
 * of a request comes from its `x-request-id` header or, without one, is generated.
 *
 * @uk Створює адаптер Fastify: тіло запиту може мати щонайбільше 10 485 760 байтів (10 МіБ), а ідентифікатор
 * запиту береться з його заголовка `x-request-id` або, якщо заголовка немає, генерується.
 *
 * @returns The adapter for `NestFactory.create`.
 * @ukReturns Адаптер для `NestFactory.create`.
 */
export declare function buildFastifyAdapter(): FastifyAdapter;

/**
 * Creates the Nest application with the adapter of {@link buildFastifyAdapter} and does nothing else with it.
 * From a root module it is created with `rawBody: true`, so handlers can read the body as it came.
 *
 * @uk Створює застосунок Nest з адаптером із {@link buildFastifyAdapter} і більше нічого з ним не робить. З
 * кореневого модуля застосунок створюється з `rawBody: true`, тому обробники можуть прочитати тіло в
 * первісному вигляді.
 *
 * @param module - Root module of the application, or a `TestingModule` in tests.
 * @ukParam module - Кореневий модуль застосунку або `TestingModule` у тестах.
 * @param originalModule - Root module that the `TestingModule` imports; required with a `TestingModule`.
 * @ukParam originalModule - Кореневий модуль, імпортований у `TestingModule`; обов’язковий разом із
 * `TestingModule`.
 * @returns The application, not initialized yet.
 * @ukReturns Застосунок, ще не ініціалізований.
 * @throws `Error` when a `TestingModule` is given without the original module.
 * @ukThrows `Error`, якщо `TestingModule` передано без початкового модуля.
 */
export declare function createNestWebApp(module: any, originalModule?: any): Promise<NestFastifyApplication>;

/**
 * Registers the global exception filters of the toolkit, from general to special ones: any exception, 404,
 * 403, database errors of PostgreSQL, HTTP exceptions and validation errors.
 *
 * @uk Реєструє глобальні фільтри винятків Softkit, від загальних до особливих: будь-який виняток,
 * 404, 403, помилки бази даних PostgreSQL, HTTP-винятки та помилки валідації.
 *
 * @param app - Application that gets the filters.
 * @ukParam app - Застосунок, який отримує фільтри.
 * @param httpAdapterHost - Host of the HTTP adapter, through which the filters answer.
 * @ukParam httpAdapterHost - Доступ до HTTP-адаптера, через який відповідають фільтри.
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
 * Adds to Fastify what middleware written for Express expects: `setHeader` and `end` of the response, and
 * `encrypted` of the request socket, which is `true` when `NODE_ENV` is `production`.
 *
 * @uk Додає до Fastify те, на що розраховують проміжні обробники, написані для Express: `setHeader` і `end`
 * відповіді, а також `encrypted` сокета запиту, що має значення `true`, коли `NODE_ENV` дорівнює
 * `production`.
 *
 * @param fastifyInstance - Fastify instance of the application.
 * @ukParam fastifyInstance - Екземпляр Fastify застосунку.
 */
export declare function applyExpressCompatibilityRecommendations(fastifyInstance: FastifyInstance): void;

/**
 * Runs the seeders of `typeorm-extension` that the application provides under `TYPEORM_SEEDERS_TOKEN`, with
 * the factories under `TYPEORM_FACTORIES_TOKEN`. With an empty list of seeders it writes a warning and does
 * nothing. Without a data source Nest ends the process, except in a `TestingModule`.
 *
 * @uk Виконує наповнювачі бази даних (seeder) із `typeorm-extension`, які застосунок надає за
 * `TYPEORM_SEEDERS_TOKEN`, з фабриками за `TYPEORM_FACTORIES_TOKEN`. Якщо список наповнювачів порожній,
 * функція лише пише попередження. Якщо немає джерела даних, Nest завершує процес; у `TestingModule` процес
 * працює далі.
 *
 * @param app - Application with the data source and the seeders.
 * @ukParam app - Застосунок із джерелом даних і наповнювачами.
 * @param logger - Logger for warnings.
 * @ukParam logger - Логер для попереджень.
 * @param shouldRunSeeds - With `false` the function does nothing.
 * @ukParam shouldRunSeeds - Зі значенням `false` функція не робить нічого.
 * @throws An exception of Nest when seeds are on and one of the tokens is not provided.
 * @ukThrows Виняток Nest, якщо наповнення увімкнено, а одного з токенів не надано.
 */
export declare function runDatabaseSeeders(
  app: INestApplication,
  logger: Logger,
  shouldRunSeeds: boolean,
): Promise<void>;
