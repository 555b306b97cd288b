/**
 * Types, REST parameter classes, and a Swagger decorator shared by the generated code of Softkit services.
 *
 * Install it together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/common-types @softkit/exceptions @softkit/validation @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Типи, класи параметрів REST і декоратор Swagger, спільні для згенерованого коду сервісів Softkit.
 *
 * Встановіть пакет разом із пакетами, які він імпортує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/common-types @softkit/exceptions @softkit/validation @softkit/i18n \
 *   @nestjs/common@10 @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */
export * from './rest';
export * from './types';
