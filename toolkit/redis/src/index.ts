/**
 * Redis for NestJS applications: validated connection settings, a module with clients, distributed locks and
 * a base repository that builds keys.
 *
 * The clients come from `@songkeys/nestjs-redis` on top of `ioredis`, the locks from
 * `@anchan828/nest-redlock`. Install the package together with its peers:
 *
 * ```bash
 * npm install @softkit/redis @softkit/validation @songkeys/nestjs-redis \
 *   @anchan828/nest-redlock ioredis class-transformer class-validator
 * ```
 *
 * @uk Redis для застосунків NestJS: налаштування з’єднань із валідацією, модуль із клієнтами, розподілені
 * блокування та базовий репозиторій, який будує ключі.
 *
 * Клієнтів надає `@songkeys/nestjs-redis` поверх `ioredis`, блокування — `@anchan828/nest-redlock`.
 * Встановіть пакет разом із потрібними йому пакетами:
 *
 * ```bash
 * npm install @softkit/redis @softkit/validation @songkeys/nestjs-redis \
 *   @anchan828/nest-redlock ioredis class-transformer class-validator
 * ```
 *
 * @packageDocumentation
 */
export * from './config';
export * from './modules';
export * from './repository';
