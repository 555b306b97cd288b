import type { DynamicModule, InjectionToken, Logger, OptionalFactoryDependency, Provider } from '@nestjs/common';
import type { JobsConfig } from './config';

/** Settings of the jobs, ready or promised. */
type JobsConfigOrPromise = JobsConfig | Promise<JobsConfig>;

/**
 * Injection token of the settings that {@link JobsModule} was registered with.
 *
 * @uk Токен впровадження налаштувань, з якими зареєстровано {@link JobsModule}.
 */
export declare const JOBS_CONFIG_TOKEN: unique symbol;

/**
 * Options of {@link JobsModule.forRootAsync}: the queues and a factory of the settings.
 *
 * @uk Параметри {@link JobsModule.forRootAsync}: черги та фабрика налаштувань.
 */
export interface JobsAsyncParams {
  /**
   * Names of all queues, user and system ones. They must be unique and the same as the names in the settings.
   *
   * @uk Назви всіх черг, користувацьких і системних. Мають бути унікальними та збігатися з назвами в
   * налаштуваннях.
   */
  queueNames: string[];

  /**
   * Returns the settings or a promise of them. Its arguments are the dependencies listed in `inject`.
   *
   * @uk Повертає налаштування або проміс із ними. Аргументи — залежності зі списку `inject`.
   */
  useFactory: (...args: any[]) => JobsConfigOrPromise;

  /**
   * Dependencies to pass to the factory.
   *
   * @uk Залежності, які треба передати фабриці.
   */
  inject?: Array<InjectionToken | OptionalFactoryDependency>;

  /**
   * Extra providers. The module accepts the list but does not register it.
   *
   * @uk Додаткові провайдери. Модуль приймає цей список, але не реєструє його.
   */
  providers?: Provider[];
}

/**
 * Connects queues, Redis, locks and the job tables, provides the job services and schedules the system jobs
 * at application start.
 *
 * It needs a TypeORM connection, the tables `job`, `job_version` and `job_execution`, and the logger module in
 * the application. Create the tables by a migration; `synchronize` is enough for development. Call
 * `initializeTransactionalContext` before the application is created. Register the module once, in the root
 * module, and list your processors among its `providers`.
 *
 * @uk Під’єднує черги, Redis, блокування й таблиці завдань, надає сервіси завдань і планує системні завдання
 * під час запуску застосунку.
 *
 * Потребує в застосунку з’єднання TypeORM, таблиць `job`, `job_version` і `job_execution` та модуля логера.
 * Таблиці створіть міграцією; для розробки вистачить `synchronize`. Перед створенням застосунку викличте
 * `initializeTransactionalContext`. Зареєструйте модуль один раз, у кореневому модулі, а свої процесори додайте
 * до `providers` кореневого модуля.
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
   * Logger of the module.
   *
   * @uk Логер модуля.
   */
  static logger: Logger;

  /**
   * Registers the module with settings that come from dependency injection.
   *
   * @uk Реєструє модуль із налаштуваннями, які надає впровадження залежностей.
   *
   * @param options - Queue names and the factory of the settings.
   * @ukParam options - Назви черг і фабрика налаштувань.
   * @param global - Whether the services are visible in all modules. Defaults to `true`.
   * @ukParam global - Чи видно сервіси в усіх модулях. Типово `true`.
   * @returns The dynamic module to add to the root module's `imports`.
   * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
   * @throws `Error` when the list of queue names is empty, or a name in it is empty or repeated. At
   * application start, also when the names differ from those in the settings.
   * @ukThrows `Error`, якщо список назв черг порожній або якась назва в ньому порожня чи повторюється. Під
   * час запуску застосунку — також якщо назви відрізняються від тих, що в налаштуваннях.
   */
  static forRootAsync(options: JobsAsyncParams, global?: boolean): DynamicModule;

  /**
   * Registers the module with ready settings.
   *
   * `RedisConfig` and `RedisLockConfig` of `@softkit/redis` must still be available for injection, because
   * the Redis and lock modules read them.
   *
   * @uk Реєструє модуль із готовими налаштуваннями.
   *
   * `RedisConfig` і `RedisLockConfig` з `@softkit/redis` усе одно мають бути доступні для впровадження, бо їх
   * читають модулі Redis і блокувань.
   *
   * @param config - Settings of the jobs.
   * @ukParam config - Налаштування завдань.
   * @param queueNames - Names of all queues, the same as in the settings.
   * @ukParam queueNames - Назви всіх черг, ті самі, що й у налаштуваннях.
   * @param global - Whether the services are visible in all modules. Defaults to `true`.
   * @ukParam global - Чи видно сервіси в усіх модулях. Типово `true`.
   * @returns The dynamic module to add to the root module's `imports`.
   * @ukReturns Динамічний модуль для списку `imports` кореневого модуля.
   * @throws `Error` when the list of queue names is empty, or a name in it is empty or repeated. At
   * application start, also when the names differ from those in the settings.
   * @ukThrows `Error`, якщо список назв черг порожній або якась назва в ньому порожня чи повторюється. Під
   * час запуску застосунку — також якщо назви відрізняються від тих, що в налаштуваннях.
   */
  static forRoot(config: JobsConfig, queueNames: string[], global?: boolean): DynamicModule;
}
