/**
 * Base entities, repositories, subscribers and configuration for TypeORM: timestamps and soft delete, tenant
 * isolation, optimistic locking, and fields filled from the request context.
 *
 * Install the package together with its peers and the driver of your database (here `pg` for PostgreSQL):
 *
 * ```bash
 * npm install @softkit/typeorm @softkit/config @softkit/exceptions @softkit/i18n \
 *   @softkit/string-utils @softkit/validation @nestjs/common @nestjs/core @nestjs/swagger \
 *   @nestjs/typeorm typeorm typeorm-transactional nestjs-cls nestjs-paginate \
 *   class-transformer class-validator reflect-metadata pg
 * ```
 *
 * @uk Базові сутності, репозиторії, підписники та конфігурація для TypeORM: часові позначки й м’яке
 * видалення, ізоляція тенантів, оптимістичне блокування та поля, які заповнюються з контексту запиту.
 *
 * Встановіть пакет разом із потрібними йому пакетами та драйвером вашої бази даних (тут `pg` для PostgreSQL):
 *
 * ```bash
 * npm install @softkit/typeorm @softkit/config @softkit/exceptions @softkit/i18n \
 *   @softkit/string-utils @softkit/validation @nestjs/common @nestjs/core @nestjs/swagger \
 *   @nestjs/typeorm typeorm typeorm-transactional nestjs-cls nestjs-paginate \
 *   class-transformer class-validator reflect-metadata pg
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
