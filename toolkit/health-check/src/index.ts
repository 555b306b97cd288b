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
 * @uk Додає кінцеву точку `GET /health`, для якої токен доступу не потрібен. Вона перевіряє базу даних і диск,
 * якщо ці перевірки увімкнено в {@link HealthConfig}, і повертає код 503, якщо хоча б одна невдала. Зробіть
 * конфігурацію доступною глобально.
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
 * Turns health checks on and off and sets their limits. Add this class to your application
 * configuration; both sections are required.
 *
 * @uk Вмикає та вимикає перевірки стану й задає їхні межі. Додайте клас до конфігурації застосунку. Обидва
 * розділи обов’язкові.
 */
export declare class HealthConfig {
  /**
   * Which path to check, and how full its disk can be before the check fails.
   *
   * @uk Який шлях перевіряти та за якого заповнення диска вважати перевірку невдалою.
   */
  readonly disk: DiskHealthConfig;

  /**
   * Whether the health check pings the database.
   *
   * @uk Чи надсилати пробний запит до бази даних.
   */
  readonly db: DbHealthConfig;
}

/**
 * Controls the database check, which pings the TypeORM connection and appears as `database` in the
 * response.
 *
 * @uk Керує перевіркою бази даних, яка надсилає пробний запит через з’єднання TypeORM і має у
 * відповіді назву `database`.
 */
export declare class DbHealthConfig {
  /**
   * Whether to run the database check. With `false`, the response has no `database` entry.
   *
   * @uk Чи виконувати перевірку бази даних. Якщо `false`, у відповіді немає `database`.
   *
   * @defaultValue `true`
   */
  enabled: boolean;
}

/**
 * Controls the disk check, which compares disk usage with a threshold and appears as `storage` in
 * the response.
 *
 * @uk Керує перевіркою диска, яка порівнює зайняту частку диска з порогом і має у відповіді назву
 * `storage`.
 */
export declare class DiskHealthConfig {
  /**
   * Path whose disk is checked, such as the mount point of a data volume.
   *
   * @uk Шлях, за яким визначають диск для перевірки, наприклад точка монтування тому з даними.
   *
   * @defaultValue `'/'`
   */
  path: string;

  /**
   * Disk usage above which the check fails, from 0 to 1: `0.95` is 95%.
   *
   * @uk Найбільша зайнята частка диска, за якої перевірка ще успішна, від 0 до 1: `0.95` — це 95 %.
   *
   * @defaultValue `0.95`
   */
  thresholdPercent: number;

  /**
   * Whether to run the disk check. With `false`, the response has no `storage` entry.
   *
   * @uk Чи виконувати перевірку диска. Якщо `false`, у відповіді немає `storage`.
   *
   * @defaultValue `true`
   */
  enabled: boolean;
}
