import type { TypeOrmModuleOptions, TypeOrmOptionsFactory } from '@nestjs/typeorm';
import type { NamingStrategyInterface } from 'typeorm';

/** TLS settings of the connection pool. */
declare class DbSSLExtraConfig {
  rejectUnauthorized?: boolean;
  ca?: string;
  key?: string;
  cert?: string;
}

/** Settings handed to the database driver. */
declare class DbExtraSettings {
  max: number;
  ssl?: DbSSLExtraConfig;
}

/**
 * Database settings with validation and defaults. Add the class to the root configuration of your application
 * and set the values in the configuration files.
 *
 * The fields are handed to TypeORM as they are, so the
 * {@link https://typeorm.io/data-source-options | TypeORM data source options} describe them in detail.
 *
 * @uk Налаштування бази даних із валідацією та типовими значеннями. Додайте клас до кореневої конфігурації
 * застосунку, а значення задайте у файлах конфігурації.
 *
 * Поля передаються в TypeORM без змін, тож докладно їх описують
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
   * Database kind as TypeORM names it, for example `postgres`. Required.
   *
   * @uk Вид бази даних, як його називає TypeORM, наприклад `postgres`. Обов’язкове поле.
   */
  type: string;

  /**
   * Name under which the application appears among the database connections. Required.
   *
   * @uk Назва, під якою застосунок видно серед з’єднань бази даних. Обов’язкове поле.
   */
  applicationName: string;

  /**
   * Database host.
   *
   * @uk Хост бази даних.
   *
   * @defaultValue `'localhost'`
   */
  host: string;

  /**
   * Database port, from 0 to 65535.
   *
   * @uk Порт бази даних, від 0 до 65535.
   *
   * @defaultValue `5432`
   */
  port: number;

  /**
   * Database user. Required.
   *
   * @uk Користувач бази даних. Обов’язкове поле.
   */
  username: string;

  /**
   * Password of the database user. Required.
   *
   * @uk Пароль користувача бази даних. Обов’язкове поле.
   */
  password: string;

  /**
   * Name of the database. Required.
   *
   * @uk Назва бази даних. Обов’язкове поле.
   */
  database: string;

  /**
   * Whether the schema is brought in line with the entities at every start. Keep it off in production: data
   * can be lost.
   *
   * @uk Чи приводити схему у відповідність до сутностей під час кожного запуску. У промисловому середовищі
   * лишайте вимкненим: можна втратити дані.
   *
   * @defaultValue `false`
   */
  synchronize: boolean;

  /**
   * Whether notices and notifications of the database go to the log of the client.
   *
   * @uk Чи записувати повідомлення та сповіщення бази даних до журналу клієнта.
   *
   * @defaultValue `true`
   */
  logNotifications: boolean;

  /**
   * Whether pending migrations run when the connection is opened.
   *
   * @uk Чи виконувати невиконані міграції під час відкриття з’єднання.
   *
   * @defaultValue `false`
   */
  migrationsRun: boolean;

  /**
   * Whether the schema is dropped every time the connection is opened. Required; its type allows only
   * `false`.
   *
   * @uk Чи видаляти схему під час кожного відкриття з’єднання. Обов’язкове поле; тип дозволяє лише `false`.
   */
  dropSchema: false;

  /**
   * Whether the connection stays open when the application shuts down. Required; its type allows only `true`.
   *
   * @uk Чи лишати з’єднання відкритим після зупинки застосунку. Обов’язкове поле; тип дозволяє лише `true`.
   */
  keepConnectionAlive: true;

  /**
   * Whether the connection uses TLS. Certificates are set in `extra.ssl`.
   *
   * @uk Чи використовує з’єднання TLS. Сертифікати задаються в `extra.ssl`.
   *
   * @defaultValue `false`
   */
  ssl: boolean;

  /**
   * Whether queries and errors are logged. Required.
   *
   * @uk Чи записувати до журналу запити й помилки. Обов’язкове поле.
   */
  logging: boolean;

  /**
   * Whether the entities registered with `TypeOrmModule.forFeature` are loaded automatically.
   *
   * @uk Чи завантажувати автоматично сутності, зареєстровані через `TypeOrmModule.forFeature`.
   *
   * @defaultValue `true`
   */
  autoLoadEntities: boolean;

  /**
   * Settings for the database driver: `max` is the largest number of connections in the pool (100 unless
   * set), `ssl` holds `rejectUnauthorized`, `ca`, `key` and `cert`.
   *
   * @uk Налаштування драйвера бази даних: `max` — найбільша кількість з’єднань у пулі (100, якщо не задано),
   * а в `ssl` містяться `rejectUnauthorized`, `ca`, `key` і `cert`.
   *
   * @defaultValue `new DbExtraSettings()`
   */
  extra: DbExtraSettings;

  /**
   * How class and property names become table and column names. By default names are written in snake case.
   *
   * @uk Як назви класів і властивостей перетворюються на назви таблиць і стовпців. Типово назви записуються у
   * snake_case.
   *
   * @defaultValue `new SnakeNamingStrategy()`
   */
  namingStrategy: NamingStrategyInterface;

  /**
   * Whether `@softkit/bootstrap` fills the database with seeders at application start.
   *
   * @uk Чи має `@softkit/bootstrap` виконувати наповнювачі бази даних (seeder) під час запуску
   * застосунку.
   *
   * @defaultValue `false`
   */
  runSeeds: boolean;

  /**
   * Whether every failed attempt to connect logs its error message.
   *
   * @uk Чи записувати до журналу повідомлення про помилку для кожної невдалої спроби з’єднання.
   *
   * @defaultValue `false`
   */
  verboseRetryLog: boolean;

  /**
   * Table that records which migrations have run. TypeORM chooses the name when it is not set.
   *
   * @uk Таблиця, у якій записано виконані міграції. Якщо не задано, назву вибирає TypeORM.
   */
  migrationsTableName?: string;

  /**
   * Whether migrations run in one transaction (`all`), each in its own (`each`) or without transactions
   * (`none`).
   *
   * @uk Чи виконуються міграції в одній транзакції (`all`), кожна у власній (`each`) або без транзакцій
   * (`none`).
   */
  migrationsTransactionMode?: 'all' | 'none' | 'each';

  /**
   * Table in which TypeORM keeps metadata such as the definitions of views and generated columns.
   *
   * @uk Таблиця, у якій TypeORM зберігає метадані, наприклад означення представлень (views) та обчислюваних
   * стовпців.
   */
  metadataTableName?: string;

  /**
   * TypeORM logger to use. TypeORM chooses one when it is not set.
   *
   * @uk Логер TypeORM. Якщо не задано, його вибирає TypeORM.
   */
  logger?: 'advanced-console' | 'simple-console' | 'file' | 'debug';

  /**
   * Time in milliseconds after which a query is logged as slow.
   *
   * @uk Час у мілісекундах, після якого запит записується до журналу як повільний.
   *
   * @defaultValue `5000`
   */
  maxQueryExecutionTime?: number;

  /**
   * Size of the connection pool, at least 1.
   *
   * @uk Розмір пулу з’єднань, щонайменше 1.
   *
   * @defaultValue `30`
   */
  poolSize?: number;
}

/**
 * Gives the database settings of your configuration to the TypeORM module. `setupTypeormModule` uses it
 * unless you pass another factory.
 *
 * @uk Передає налаштування бази даних із вашої конфігурації в модуль TypeORM. `setupTypeormModule`
 * використовує цей клас, якщо ви не передали іншої фабрики.
 */
export declare class TypeOrmConfigService implements TypeOrmOptionsFactory {
  /**
   * Creates the factory from the database settings.
   *
   * @uk Створює фабрику з налаштувань бази даних.
   *
   * @param dbConfig - Database settings, injected from the application configuration.
   * @ukParam dbConfig - Налаштування бази даних, які впроваджуються з конфігурації застосунку.
   */
  constructor(dbConfig: DbConfig);

  /**
   * Copies the settings into TypeORM options.
   *
   * @uk Копіює налаштування в параметри TypeORM.
   *
   * @returns Options for the TypeORM module.
   * @ukReturns Параметри для модуля TypeORM.
   */
  createTypeOrmOptions(): TypeOrmModuleOptions;
}
