/**
 * Translations for NestJS applications. Detects the language of each request, loads translations from JSON or
 * YAML files, translates validation errors, and supports typed keys. The `i18n generate-types` command
 * generates a TypeScript type with all translation file keys, using double quotes and four-space indentation.
 *
 * Install it together with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/i18n @nestjs/common@10 @nestjs/core@10 class-validator@0.14 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @uk Переклади для застосунків NestJS. Пакет визначає мову кожного запиту, завантажує переклади з файлів
 * JSON або YAML, перекладає помилки валідації та підтримує типізовані ключі. Команда `i18n generate-types`
 * створює тип TypeScript з усіма ключами файлів перекладу; лапки в ньому подвійні, а відступ — чотири
 * пробіли.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/i18n @nestjs/common@10 @nestjs/core@10 class-validator@0.14 \
 *   reflect-metadata@0.1 rxjs@7
 * ```
 *
 * @packageDocumentation
 */

export * from './setup';
export * from './tokens';
export * from './translation';
export * from './decorators';
export * from './resolvers';
export * from './loaders';
export * from './request';
export * from './validation';
export * from './utils';
