import type { Type } from '@nestjs/common';
import type { TypeOrmModuleOptions } from '@nestjs/typeorm';
import type { AbstractStartedContainer } from 'testcontainers';

/**
 * Options for {@link startPostgres}. All of them have defaults, so pass only those you change.
 *
 * @uk Параметри {@link startPostgres}. Усі вони мають типові значення: передавайте лише те, що змінюєте.
 */
export type StartDbOptions = {
  /**
   * TypeORM options that extend or override the generated ones, for example `entities`, `migrations`, or
   * `namingStrategy`. Empty by default.
   *
   * @uk Параметри TypeORM, які доповнюють або заміняють згенеровані, наприклад `entities`, `migrations` чи `namingStrategy`.
   * За замовчуванням — порожній об’єкт.
   */
  additionalTypeOrmModuleOptions: Partial<TypeOrmModuleOptions>;
  /**
   * Database name, `nest` by default.
   *
   * @uk Назва бази даних, за замовчуванням `nest`.
   */
  dbName: string;
  /**
   * `postgres` image tag, `15.4-alpine` by default. Use the same version as in production.
   *
   * @uk Тег образу `postgres`, за замовчуванням `15.4-alpine`. Укажіть ту версію, що й у промисловому середовищі.
   */
  imageTag: string;
  /**
   * User password, `secret-test` by default.
   *
   * @uk Пароль користувача, за замовчуванням `secret-test`.
   */
  password: string;
  /**
   * Whether to build the schema with migrations (`true`) or with `synchronize` (`false`); `false` by default.
   *
   * @uk Чим створювати схему: міграціями (`true`) чи `synchronize` (`false`). За замовчуванням — `false`.
   */
  runMigrations: boolean;
  /**
   * Whether to initialize `typeorm-transactional` in the test process, unless it already is; `true` by
   * default.
   *
   * @uk Чи ініціалізувати `typeorm-transactional` у процесі тестів, якщо цього ще не зроблено. За замовчуванням —
   * `true`.
   */
  setupTransactionsManagement: boolean;
  /**
   * Database user name, `test-user` by default.
   *
   * @uk Ім’я користувача бази даних, за замовчуванням `test-user`.
   */
  username: string;
};

/**
 * Running PostgreSQL container and its TypeORM options, returned by {@link startPostgres}.
 *
 * @uk Запущений контейнер PostgreSQL і параметри TypeORM для нього, які повертає
 * {@link startPostgres}.
 */
export type StartedDb = {
  /**
   * Running container. Stop it after the tests.
   *
   * @uk Запущений контейнер. Зупиніть його після тестів.
   */
  container: AbstractStartedContainer;
  /**
   * Connects a test module to this database: pass it to `TypeOrmModule.forRootAsync` as `useClass`.
   *
   * @uk Під’єднує тестовий модуль до цієї бази даних: передайте клас як `useClass` у
   * `TypeOrmModule.forRootAsync`.
   */
  TypeOrmConfigService: Type;
  /**
   * Options for connecting to the database. The schema is dropped on every connection (`dropSchema`).
   *
   * @uk Параметри для з’єднання з базою даних. Кожне нове з’єднання видаляє схему (`dropSchema`).
   */
  typeormOptions: TypeOrmModuleOptions;
};

/**
 * Starts PostgreSQL in Docker and prepares TypeORM options for it.
 *
 * It also sets `TEST_DB_PORT`, `TEST_DB_USERNAME`, `TEST_DB_PASSWORD`, `TEST_DB_DATABASE`, `TEST_DB_SYNCHRONIZE`,
 * `TEST_DB_DROP_SCHEMA`, and `TEST_DB_RUN_MIGRATIONS` in `process.env`.
 *
 * @uk Запускає PostgreSQL у Docker і готує для нього параметри TypeORM.
 *
 * Крім того, задає `TEST_DB_PORT`, `TEST_DB_USERNAME`, `TEST_DB_PASSWORD`, `TEST_DB_DATABASE`, `TEST_DB_SYNCHRONIZE`,
 * `TEST_DB_DROP_SCHEMA` і `TEST_DB_RUN_MIGRATIONS` у `process.env`.
 *
 * @param opts - Settings that differ from the defaults in {@link StartDbOptions}.
 * @ukParam opts - Налаштування, які відрізняються від типових у {@link StartDbOptions}.
 * @returns The container, the options, and a class that provides them to `TypeOrmModule`.
 * @ukReturns Контейнер, параметри та клас, який передає їх у `TypeOrmModule`.
 * @example
 * ```ts
 * import { afterAll, beforeAll } from '@jest/globals';
 * import { Test, TestingModule } from '@nestjs/testing';
 * import { TypeOrmModule } from '@nestjs/typeorm';
 * import { StartedDb, startPostgres } from '@softkit/test-utils';
 *
 * let db: StartedDb;
 * let testingModule: TestingModule;
 *
 * beforeAll(async () => {
 *   db = await startPostgres({
 *     additionalTypeOrmModuleOptions: { autoLoadEntities: true },
 *   });
 *   testingModule = await Test.createTestingModule({
 *     imports: [TypeOrmModule.forRootAsync({ useClass: db.TypeOrmConfigService })],
 *   }).compile();
 * }, 120_000);
 *
 * afterAll(async () => {
 *   await testingModule.close();
 *   await db.container.stop();
 * });
 * ```
 */
export declare function startPostgres(opts?: Partial<StartDbOptions>): Promise<StartedDb>;
