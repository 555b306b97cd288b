/**
 * Health check endpoint for a NestJS application on Kubernetes and other platforms that monitor containers.
 *
 * Install it together with its peer packages:
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
 * Adds `GET /health`, which requires no access token. It runs the database and disk checks enabled in
 * {@link HealthConfig} and returns status 503 if a check fails. The configuration must be available globally.
 *
 * @uk Додає `GET /health`, доступний без токена доступу. Кінцева точка перевіряє базу даних і диск, якщо ці
 * перевірки увімкнено в {@link HealthConfig}, і повертає код 503, якщо хоча б одна з них невдала.
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
 * Settings for all health checks. Add this class to your application configuration; both sections are
 * required.
 *
 * @uk Налаштування всіх перевірок стану. Додайте клас до конфігурації застосунку; обидва розділи там
 * обов’язкові.
 */
export declare class HealthConfig {
  /**
   * Disk check settings.
   *
   * @uk Налаштування перевірки диска.
   */
  readonly disk: DiskHealthConfig;

  /**
   * Database check settings.
   *
   * @uk Налаштування перевірки бази даних.
   */
  readonly db: DbHealthConfig;
}

/**
 * Database check settings. The check pings the TypeORM connection and appears as `database` in the response.
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
 * Disk check settings. The check compares disk usage with a threshold and appears as `storage` in the
 * response.
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
   * Disk usage above which the check fails, from 0 to 1: `0.95` is 95%.
   *
   * @uk Зайнята частка диска, вище за яку перевірка невдала, від 0 до 1: `0.95` — це 95 %.
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
