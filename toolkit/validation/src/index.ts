/**
 * Validates and converts request data with `class-validator` and `class-transformer`. The decorators report
 * failures as i18n keys, so that the `@softkit/i18n` exception filter can translate them into the request's
 * language. The validator definitions run the same checks outside DTO classes.
 *
 * Install the package with its peer packages:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/validation @softkit/i18n @softkit/exceptions @nestjs/common@10 \
 *   @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 \
 *   reflect-metadata@0.1 rxjs@7 validator@13
 * ```
 *
 * @uk Перевіряє й перетворює дані запитів на основі `class-validator` і `class-transformer`. Декоратори
 * повідомляють про помилки ключами i18n, які фільтр винятків із `@softkit/i18n` перекладає мовою запиту.
 * Визначення валідаторів виконують ті самі перевірки поза класами DTO.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/validation @softkit/i18n @softkit/exceptions @nestjs/common@10 \
 *   @nestjs/core@10 @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 \
 *   reflect-metadata@0.1 rxjs@7 validator@13
 * ```
 *
 * @packageDocumentation
 */

export * from './mapping';
export * from './options';
export * from './transforms';
export * from './validators';
export * from './combined-validators';
export * from './definitions';
export * from './dynamic';
