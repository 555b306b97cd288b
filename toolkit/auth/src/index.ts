/**
 * JWT authentication and authorization for NestJS applications: guards for access and refresh tokens, role
 * and permission checks, and tenant resolution.
 *
 * Install it together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/auth @softkit/exceptions @softkit/persistence-api @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/jwt@10 @nestjs/passport@10 @nestjs/swagger@7 \
 *   class-validator@0.14 fastify@4 nestjs-cls@3 passport@0.7 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk JWT-автентифікація та авторизація для застосунків NestJS: guard-класи для токенів доступу й
 * токенів оновлення, перевірка ролей і дозволів, визначення тенанта запиту.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/auth @softkit/exceptions @softkit/persistence-api @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/jwt@10 @nestjs/passport@10 @nestjs/swagger@7 \
 *   class-validator@0.14 fastify@4 nestjs-cls@3 passport@0.7 reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

export * from './config';
export * from './payload';
export * from './decorators';
export * from './tokens';
export * from './guards';
export * from './access';
export * from './tenancy';
