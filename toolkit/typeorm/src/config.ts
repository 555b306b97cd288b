import type { TypeOrmModuleOptions, TypeOrmOptionsFactory } from '@nestjs/typeorm';
import type { NamingStrategyInterface } from 'typeorm';

/** TLS settings for the connection pool. */
declare class DbSSLExtraConfig {
  /**
   * Whether to reject a server certificate that isn't signed by a trusted authority.
   *
   * @uk Чи відхиляти сертифікат сервера, не підписаний довіреним центром.
   */
  rejectUnauthorized?: boolean;

  /**
   * Certificate of the authority that signed the server certificate, in PEM format.
   *
   * @uk Сертифікат центру, який підписав сертифікат сервера, у форматі PEM.
   */
  ca?: string;

  /**
   * Private key of the client certificate, in PEM format.
   *
   * @uk Приватний ключ клієнтського сертифіката у форматі PEM.
   */
  key?: string;

  /**
   * Client certificate, in PEM format.
   *
   * @uk Клієнтський сертифікат у форматі PEM.
   */
  cert?: string;
}

/** Settings passed to the database driver. */
declare class DbExtraSettings {
  /**
   * Maximum number of connections in the pool.
   *
   * @uk Найбільша кількість з’єднань у пулі.
   *
   * @defaultValue `100`
   */
  max: number;

  /**
   * Certificates for a TLS connection.
   *
   * @uk Сертифікати для з’єднання TLS.
   */
  ssl?: DbSSLExtraConfig;
}

/**
 * Database settings with validation and defaults. Add the class to your application's root configuration and
 * set the values in the configuration files.
 *
 * The fields are passed to TypeORM unchanged, so see the
 * {@link https://typeorm.io/data-source-options | TypeORM data source options} for details.
 *
 * @uk Налаштування бази даних із валідацією та типовими значеннями. Додайте клас до кореневої конфігурації
 * застосунку, а значення задайте у файлах конфігурації.
 *
 * Модуль передає поля в TypeORM без змін. Докладніше див.
 * {@link https://typeorm.io/data-source-options | параметри джерела даних TypeORM}.
 *
 * @example
 * ```ts
 * import { DbConfig } from '@softkit/typeorm';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: DbConfig })
 *   db: DbConfig;
 * }
 * ```
 */
export declare class DbConfig {
  /**
   * TypeORM database type, for example `postgres`.
   *
   * @uk Тип бази даних у TypeORM, наприклад `postgres`.
   */
  type: string;

  /**
   * Application name shown in the list of database connections.
   *
   * @uk Назва, під якою застосунок видно серед з’єднань бази даних.
   */
  applicationName: string;

  /**
   * Host name or IP address of the database server.
   *
   * @uk Ім’я хоста або IP-адреса сервера бази даних.
   *
   * @defaultValue `'localhost'`
   */
  host: string;

  /**
   * Port that the database server listens on, from 0 to 65535.
   *
   * @uk Порт, на якому сервер бази даних приймає з’єднання, від 0 до 65535.
   *
   * @defaultValue `5432`
   */
  port: number;

  /**
   * Database account that the application signs in with.
   *
   * @uk Обліковий запис бази даних, з яким під’єднується застосунок.
   */
  username: string;

  /**
   * Password of the database account. Keep it in an environment variable.
   *
   * @uk Пароль облікового запису бази даних. Зберігайте його у змінній середовища.
   */
  password: string;

  /**
   * Name of the database that stores the application's tables.
   *
   * @uk Назва бази даних із таблицями застосунку.
   */
  database: string;

  /**
   * Whether to update the schema to match the entities at every startup. Keep it off in production, because
   * data can be lost.
   *
   * @uk Чи узгоджувати схему із сутностями під час кожного запуску. У промисловому середовищі не вмикайте: дані
   * може бути втрачено.
   *
   * @defaultValue `false`
   */
  synchronize: boolean;

  /**
   * Whether to write database notices and notifications to the client's log.
   *
   * @uk Чи записувати повідомлення та сповіщення бази даних у журнал клієнта.
   *
   * @defaultValue `true`
   */
  logNotifications: boolean;

  /**
   * Whether to run pending migrations when the connection is opened.
   *
   * @uk Чи виконувати нові міграції, щойно відкрито з’єднання.
   *
   * @defaultValue `false`
   */
  migrationsRun: boolean;

  /**
   * Whether to drop the schema every time the connection is opened. The type allows only `false`, but `true` from
   * YAML passes validation and deletes all data.
   *
   * @uk Чи видаляти схему щоразу, коли відкрито з’єднання. Тип дозволяє лише `false`, але `true` з YAML видалить
   * усі дані.
   */
  dropSchema: false;

  /**
   * Required, but has no effect: `@nestjs/typeorm` 10 always closes the connection when the application shuts down.
   * The type allows only `true`, but YAML can also contain `false`.
   *
   * @uk Обов’язковий ключ, який нічого не змінює: `@nestjs/typeorm` 10 закриває з’єднання разом із застосунком.
   * Тип дозволяє лише `true`, а YAML — і `false`.
   */
  keepConnectionAlive: true;

  /**
   * Whether the connection uses TLS. Set the certificates in `extra.ssl`.
   *
   * @uk Чи захищати з’єднання за допомогою TLS. Сертифікати задавайте в `extra.ssl`.
   *
   * @defaultValue `false`
   */
  ssl: boolean;

  /**
   * Whether to log queries and errors.
   *
   * @uk Чи записувати в журнал запити й помилки.
   */
  logging: boolean;

  /**
   * Whether to load entities registered with `TypeOrmModule.forFeature` automatically.
   *
   * @uk Чи завантажувати сутності, зареєстровані через `TypeOrmModule.forFeature`, автоматично.
   *
   * @defaultValue `true`
   */
  autoLoadEntities: boolean;

  /**
   * Database driver settings: `max` is the maximum number of connections in the pool (100 by default), and
   * `ssl` contains `rejectUnauthorized`, `ca`, `key`, and `cert`.
   *
   * @uk Налаштування драйвера бази даних: `max` — найбільша кількість з’єднань у пулі (100, якщо не задано), а
   * `ssl` містить `rejectUnauthorized`, `ca`, `key` і `cert`.
   *
   * @defaultValue `new DbExtraSettings()`
   */
  extra: DbExtraSettings;

  /**
   * Strategy that converts class and property names to table and column names. By default, names are in snake
   * case.
   *
   * @uk Стратегія, яка перетворює назви класів і властивостей на назви таблиць і стовпців. За замовчуванням це назви
   * у snake_case.
   *
   * @defaultValue `new SnakeNamingStrategy()`
   */
  namingStrategy: NamingStrategyInterface;

  /**
   * Whether `@softkit/bootstrap` runs the database seeders at application startup.
   *
   * @uk Чи виконує `@softkit/bootstrap` сідери (seeder) під час запуску застосунку.
   *
   * @defaultValue `false`
   */
  runSeeds: boolean;

  /**
   * Whether to log the error message for every failed connection attempt.
   *
   * @uk Чи записувати в журнал помилку кожної невдалої спроби з’єднання.
   *
   * @defaultValue `false`
   */
  verboseRetryLog: boolean;

  /**
   * Table that records completed migrations. If omitted, TypeORM chooses the name.
   *
   * @uk Таблиця, у якій записано виконані міграції. Якщо не задано, назву вибирає TypeORM.
   */
  migrationsTableName?: string;

  /**
   * Whether migrations run in one transaction (`all`), in separate transactions (`each`), or without
   * transactions (`none`).
   *
   * @uk Як виконувати міграції: в одній транзакції (`all`), кожну у власній (`each`) чи без транзакцій
   * (`none`).
   */
  migrationsTransactionMode?: 'all' | 'none' | 'each';

  /**
   * Table where TypeORM stores metadata, such as view and generated column definitions.
   *
   * @uk Таблиця, у якій TypeORM зберігає метадані, наприклад означення подань (views) та обчислюваних
   * стовпців.
   */
  metadataTableName?: string;

  /**
   * TypeORM logger. If omitted, TypeORM chooses one.
   *
   * @uk Логер TypeORM. Якщо не задано, його вибирає TypeORM.
   */
  logger?: 'advanced-console' | 'simple-console' | 'file' | 'debug';

  /**
   * Time in milliseconds after which a query is logged as slow.
   *
   * @uk Скільки мілісекунд має тривати запит, щоб TypeORM записав його в журнал як повільний.
   *
   * @defaultValue `5000`
   */
  maxQueryExecutionTime?: number;

  /**
   * Connection pool size, at least 1.
   *
   * @uk Розмір пулу з’єднань, щонайменше 1.
   *
   * @defaultValue `30`
   */
  poolSize?: number;
}

/**
 * Options factory that passes your database settings to the TypeORM module. `setupTypeormModule` uses it unless
 * you pass another factory.
 *
 * @uk Фабрика параметрів, яка передає ваші налаштування бази даних у модуль TypeORM. Якщо не передати іншої,
 * `setupTypeormModule` використовує цю.
 */
export declare class TypeOrmConfigService implements TypeOrmOptionsFactory {
  /**
   * Creates a factory with the given database settings.
   *
   * @uk Створює фабрику з налаштувань бази даних.
   *
   * @param dbConfig - Database settings, injected from the application configuration.
   * @ukParam dbConfig - Налаштування бази даних, які Nest впроваджує з конфігурації застосунку.
   */
  constructor(dbConfig: DbConfig);

  /**
   * Converts the settings to TypeORM options.
   *
   * @uk Перетворює налаштування на параметри TypeORM.
   *
   * @returns Options for the TypeORM module.
   * @ukReturns Параметри для модуля TypeORM.
   */
  createTypeOrmOptions(): TypeOrmModuleOptions;
}
