/**
 * Redis for NestJS applications: validated connection settings, a module with clients, distributed locks, and a
 * base repository that builds keys.
 *
 * The clients use `@songkeys/nestjs-redis` and `ioredis`, and the locks use `@anchan828/nest-redlock`.
 * Install the package with its peer dependencies:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/redis @softkit/validation @softkit/exceptions @softkit/i18n \
 *   @anchan828/nest-redlock@0.2 @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 \
 *   @songkeys/nestjs-redis@10.0 class-transformer@0.5 class-validator@0.14 ioredis@5 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Redis для застосунків NestJS: налаштування з’єднань із валідацією, модуль із клієнтами, розподілені
 * блокування та базовий репозиторій, який складає ключі.
 *
 * Клієнти взято з пакета `@songkeys/nestjs-redis`, побудованого на `ioredis`, а блокування — з
 * `@anchan828/nest-redlock`. Встановіть пакет разом із потрібними йому пакетами:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/redis @softkit/validation @softkit/exceptions @softkit/i18n \
 *   @anchan828/nest-redlock@0.2 @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 \
 *   @songkeys/nestjs-redis@10.0 class-transformer@0.5 class-validator@0.14 ioredis@5 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */
export * from './config';
export * from './modules';
export * from './repository';
