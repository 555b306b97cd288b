/**
 * Base entities, repositories, subscribers, and configuration for TypeORM: timestamps and soft delete, tenant
 * isolation, optimistic locking, and fields filled from the request context.
 *
 * Install the package with its peer dependencies and your database driver (here, `pg` for PostgreSQL):
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/typeorm @softkit/config @softkit/exceptions @softkit/i18n \
 *   @softkit/string-utils @softkit/validation @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 \
 *   @nestjs/typeorm@10 class-transformer@0.5 class-validator@0.14 nestjs-cls@3 nestjs-paginate@8 \
 *   pg@8 reflect-metadata@0.1 rxjs@7 typeorm@0.3 typeorm-transactional@0.4
 * ```
 *
 * @uk Базові сутності, репозиторії, підписники та конфігурація для TypeORM: позначки часу й м’яке
 * видалення, ізоляція тенантів, оптимістичне блокування та поля, які пакет заповнює з контексту
 * запиту.
 *
 * Встановіть пакет разом із потрібними йому пакетами та драйвером вашої бази даних (тут `pg` для PostgreSQL):
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/typeorm @softkit/config @softkit/exceptions @softkit/i18n \
 *   @softkit/string-utils @softkit/validation @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 \
 *   @nestjs/typeorm@10 class-transformer@0.5 class-validator@0.14 nestjs-cls@3 nestjs-paginate@8 \
 *   pg@8 reflect-metadata@0.1 rxjs@7 typeorm@0.3 typeorm-transactional@0.4
 * ```
 *
 * @packageDocumentation
 */
export * from './config';
export * from './constants';
export * from './entities';
export * from './filter';
export * from './repositories';
export * from './setup';
export * from './subscribers';
