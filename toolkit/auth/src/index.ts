/**
 * JWT authentication and authorization for NestJS applications: guards for access and refresh tokens, checks
 * of roles and permissions, and finding the tenant of a request.
 *
 * Install it together with the packages it needs:
 *
 * ```bash
 * npm install @softkit/auth @softkit/exceptions @softkit/persistence-api @nestjs/common @nestjs/core \
 *   @nestjs/jwt @nestjs/passport class-validator fastify nestjs-cls rxjs
 * ```
 *
 * @uk JWT-автентифікація та авторизація для застосунків NestJS: guard для токенів доступу й токенів
 * оновлення, перевірка ролей і дозволів, визначення тенанта запиту.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm install @softkit/auth @softkit/exceptions @softkit/persistence-api @nestjs/common @nestjs/core \
 *   @nestjs/jwt @nestjs/passport class-validator fastify nestjs-cls rxjs
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
