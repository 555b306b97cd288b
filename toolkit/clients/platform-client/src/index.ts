/**
 * HTTP client for the Softkit platform service, which manages users, roles, tenants, and authentication. The
 * client is generated from the service's OpenAPI document: each endpoint group has a class, and
 * `PlatformClientModule` registers the classes for injection.
 *
 * Install it together with the packages that its code imports:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/platform-client @softkit/server-http-client @softkit/config @softkit/auth \
 *   @softkit/exceptions @softkit/i18n @softkit/validation @nestjs/common@10 @nestjs/core@10 \
 *   @nestjs/swagger@7 axios@1 class-transformer@0.5 class-validator@0.14 nestjs-cls@3 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk HTTP-клієнт сервісу Softkit platform, який керує користувачами, ролями, тенантами та автентифікацією.
 * Клієнт згенеровано за документом OpenAPI цього сервісу. Кожна група кінцевих точок має окремий клас, а
 * `PlatformClientModule` реєструє ці класи для впровадження.
 *
 * Встановіть клієнт разом із пакетами, які імпортує його код:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/platform-client @softkit/server-http-client @softkit/config @softkit/auth \
 *   @softkit/exceptions @softkit/i18n @softkit/validation @nestjs/common@10 @nestjs/core@10 \
 *   @nestjs/swagger@7 axios@1 class-transformer@0.5 class-validator@0.14 nestjs-cls@3 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

export * from './apis';
export * from './models';
export * from './module';
