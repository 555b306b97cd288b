/**
 * Types, REST parameter classes and a Swagger decorator that code generated for Softkit services shares.
 *
 * Install the package together with the packages it imports:
 *
 * ```bash
 * npm install @softkit/common-types @softkit/exceptions @softkit/validation @nestjs/common @nestjs/swagger
 * ```
 *
 * @uk Типи, класи параметрів REST і декоратор Swagger, спільні для згенерованого коду сервісів Softkit.
 *
 * Встановіть пакет разом із пакетами, які він імпортує:
 *
 * ```bash
 * npm install @softkit/common-types @softkit/exceptions @softkit/validation @nestjs/common @nestjs/swagger
 * ```
 *
 * @packageDocumentation
 */
export * from './rest';
export * from './types';
