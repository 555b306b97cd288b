/**
 * Health check endpoint of a NestJS application for Kubernetes and other platforms that watch over
 * containers.
 *
 * Install it together with the packages it needs:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/health-check @softkit/auth @softkit/validation @softkit/exceptions \
 *   @softkit/i18n @nestjs/common@10 @nestjs/core@10 @nestjs/jwt@10 @nestjs/passport@10 \
 *   @nestjs/swagger@7 @nestjs/terminus@10 class-transformer@0.5 class-validator@0.14 nestjs-cls@3 \
 *   passport@0.7 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Кінцева точка перевірки стану застосунку NestJS для Kubernetes та інших платформ, що стежать за
 * контейнерами.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/health-check @softkit/auth @softkit/validation @softkit/exceptions \
 *   @softkit/i18n @nestjs/common@10 @nestjs/core@10 @nestjs/jwt@10 @nestjs/passport@10 \
 *   @nestjs/swagger@7 @nestjs/terminus@10 class-transformer@0.5 class-validator@0.14 nestjs-cls@3 \
 *   passport@0.7 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

/**
 * Adds `GET /health`, open without an access token. It checks the database and the disk, as far as
 * {@link HealthConfig} turns the checks on, and answers with the status 503 when a check fails. The
 * configuration must be available globally.
 *
 * @uk Додає `GET /health`, доступний без токена доступу. Кінцева точка перевіряє базу даних і диск, якщо ці
 * перевірки увімкнено в {@link HealthConfig}, і відповідає кодом 503, якщо хоча б одна з них невдала.
 * Конфігурація має бути доступна глобально.
 *
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import { setupYamlBaseConfigModule } from '@softkit/config';
 * import { HealthCheckModule, HealthConfig } from '@softkit/health-check';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * class RootConfig {
 *   @ValidateNestedProperty({ classType: HealthConfig })
 *   public readonly health!: HealthConfig;
 * }
 *
 * @Module({
 *   imports: [setupYamlBaseConfigModule(__dirname, RootConfig), HealthCheckModule],
 * })
 * export class AppModule {}
 * ```
 */
export declare class HealthCheckModule {}

/**
 * Settings of all health checks. Add it to the configuration of the application; both sections are required
 * there.
 *
 * @uk Налаштування всіх перевірок стану. Додайте клас до конфігурації застосунку; обидва розділи там
 * обов’язкові.
 */
export declare class HealthConfig {
  /**
   * Settings of the disk check.
   *
   * @uk Налаштування перевірки диска.
   */
  readonly disk: DiskHealthConfig;

  /**
   * Settings of the database check.
   *
   * @uk Налаштування перевірки бази даних.
   */
  readonly db: DbHealthConfig;
}

/**
 * Settings of the database check, which pings the TypeORM connection. It is `database` in the answer.
 *
 * @uk Налаштування перевірки бази даних, яка надсилає пробний запит через з’єднання TypeORM. У відповіді вона
 * має назву `database`.
 */
export declare class DbHealthConfig {
  /**
   * Whether to check the database.
   *
   * @uk Чи перевіряти базу даних.
   *
   * @defaultValue `true`
   */
  enabled: boolean;
}

/**
 * Settings of the disk check, which compares the used share of a disk with a threshold. It is `storage` in
 * the answer.
 *
 * @uk Налаштування перевірки диска, яка порівнює зайняту частку диска з порогом. У відповіді вона має назву
 * `storage`.
 */
export declare class DiskHealthConfig {
  /**
   * Path on the disk to check.
   *
   * @uk Шлях на диску, який перевіряється.
   *
   * @defaultValue `'/'`
   */
  path: string;

  /**
   * Largest healthy used share of the disk, from 0 to 1.
   *
   * @uk Найбільша допустима зайнята частка диска, від 0 до 1.
   *
   * @defaultValue `0.95`
   */
  thresholdPercent: number;

  /**
   * Whether to check the disk.
   *
   * @uk Чи перевіряти диск.
   *
   * @defaultValue `true`
   */
  enabled: boolean;
}
