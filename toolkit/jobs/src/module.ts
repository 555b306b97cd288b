import type { DynamicModule, InjectionToken, Logger, OptionalFactoryDependency, Provider } from '@nestjs/common';
import type { JobsConfig } from './config';

/** Job settings or a promise of them. */
type JobsConfigOrPromise = JobsConfig | Promise<JobsConfig>;

/**
 * Injection token for the {@link JobsModule} settings.
 *
 * @uk Токен впровадження налаштувань, з якими зареєстровано {@link JobsModule}.
 */
export declare const JOBS_CONFIG_TOKEN: unique symbol;

/**
 * Options for {@link JobsModule.forRootAsync}: the queues and a settings factory.
 *
 * @uk Параметри {@link JobsModule.forRootAsync}: черги та фабрика налаштувань.
 */
export interface JobsAsyncParams {
  /**
   * Names of all user and system job queues. They must be unique and match the names in the settings.
   *
   * @uk Назви всіх черг, користувацьких і системних. Вони мають бути унікальні та збігатися з назвами в
   * налаштуваннях.
   */
  queueNames: string[];

  /**
   * Returns the settings or a promise of them. Its arguments are the dependencies listed in `inject`.
   *
   * @uk Повертає налаштування або проміс із ними. Аргументами функції стають залежності зі списку `inject`.
   */
  useFactory: (...args: any[]) => JobsConfigOrPromise;

  /**
   * Dependencies to pass to the factory.
   *
   * @uk Залежності, які треба передати фабриці.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;

  /**
   * Additional providers. The module accepts the list but doesn't register it.
   *
   * @uk Додаткові провайдери. Модуль приймає цей список, але не реєструє його.
   */
  providers?: Provider[];
}

/**
 * Module that connects the queues, Redis, locks, and job tables, provides the job services, and schedules the
 * system jobs at application startup.
 *
 * The application needs a TypeORM connection, the `job`, `job_version`, and `job_execution` tables, and the
 * logger module. Create the tables with a migration; `synchronize` is enough for development. Call
 * `initializeTransactionalContext` before you create the application. Register the module once, in the root
 * module, and add your processors to the root module's `providers`.
 *
 * @uk Модуль, який під’єднує черги, Redis, блокування й таблиці завдань, надає сервіси завдань, а під час
 * запуску застосунку планує системні завдання.
 *
 * Застосунок повинен мати з’єднання TypeORM, таблиці `job`, `job_version` і `job_execution` та модуль логера.
 * Таблиці створіть міграцією, хоча для розробки вистачить `synchronize`. Перш ніж створювати застосунок,
 * викличте `initializeTransactionalContext`. Зареєструйте модуль один раз — у кореневому модулі. До `providers`
 * кореневого модуля додайте і свої процесори.
 *
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { JobsConfig, JobsModule } from '@softkit/jobs';
 * import { setupLoggerModule } from '@softkit/logger';
 * import { setupTypeormModule } from '@softkit/typeorm';
 *
 * enum Jobs {
 *   EXPORT = 'export',
 *   CLEAN_UP = 'clean-up',
 * }
 *
 * @Module({
 *   imports: [
 *     setupLoggerModule(),
 *     setupTypeormModule(),
 *     JobsModule.forRootAsync({
 *       queueNames: Object.values(Jobs),
 *       useFactory: (config: JobsConfig) => config,
 *       inject: [JobsConfig],
 *     }),
 *   ],
 * })
 * export class AppModule {}
 * ```
 */
export declare class JobsModule {
  /**
   * Logger that `JobsModule` uses to report problems with queue names and settings.
   *
   * @uk Логер, яким `JobsModule` повідомляє про невідповідності в назвах черг і налаштуваннях.
   */
  static logger: Logger;

  /**
   * Registers the module with settings from dependency injection.
   *
   * @uk Реєструє модуль із налаштуваннями від інших провайдерів.
   *
   * @param options - Queue names and the settings factory.
   * @ukParam options - Назви черг і фабрика налаштувань.
   * @param global - Whether the services are available in all modules. Defaults to `true`.
   * @ukParam global - Чи доступні сервіси в усіх модулях. За замовчуванням — `true`.
   * @returns The dynamic module to add to the root module's `imports`.
   * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
   * @throws `Error` if the list of queue names is empty, or contains an empty or duplicate name. Also thrown at
   * application startup if the names differ from those in the settings.
   * @ukThrows `Error`, якщо список назв черг порожній або якась назва в ньому порожня чи повторюється. Під час
   * запуску застосунку виняток виникає також, якщо назви відрізняються від указаних у налаштуваннях.
   */
  static forRootAsync(options: JobsAsyncParams, global?: boolean): DynamicModule;

  /**
   * Registers the module with the given settings.
   *
   * `RedisConfig` and `RedisLockConfig` from `@softkit/redis` must still be available for injection, because
   * the Redis and lock modules need them.
   *
   * @uk Реєструє модуль із готовими налаштуваннями.
   *
   * Класи `RedisConfig` і `RedisLockConfig` з `@softkit/redis` усе одно мають бути доступні для впровадження:
   * їх читають модулі Redis і блокувань.
   *
   * @param config - Job settings that are already loaded: queues, system jobs, and locks.
   * @ukParam config - Уже завантажені налаштування завдань: черги, системні завдання та блокування.
   * @param queueNames - Names of all queues, the same as in the settings.
   * @ukParam queueNames - Назви всіх черг, ті самі, що й у налаштуваннях.
   * @param global - Whether the services are available in all modules. Defaults to `true`.
   * @ukParam global - Чи доступні сервіси в усіх модулях. За замовчуванням — `true`.
   * @returns The dynamic module to add to the root module's `imports`.
   * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
   * @throws `Error` if the list of queue names is empty, or contains an empty or duplicate name. Also thrown at
   * application startup if the names differ from those in the settings.
   * @ukThrows `Error`, якщо список назв черг порожній або якась назва в ньому порожня чи повторюється. Під час
   * запуску застосунку виняток виникає також, якщо назви відрізняються від указаних у налаштуваннях.
   */
  static forRoot(config: JobsConfig, queueNames: string[], global?: boolean): DynamicModule;
}
