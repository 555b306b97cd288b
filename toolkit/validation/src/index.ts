/**
 * Validates and converts request data with `class-validator` and `class-transformer`. The decorators report
 * failures as i18n keys, so the exception filter of `@softkit/i18n` can translate them into the language
 * of the request; the validator definitions run the same checks outside DTO classes.
 *
 * Install the package with its peer packages:
 *
 * ```bash
 * npm install @softkit/validation @softkit/i18n @softkit/exceptions @nestjs/common class-validator class-transformer validator
 * ```
 *
 * @uk Перевіряє й перетворює дані запитів на основі `class-validator` і `class-transformer`. Декоратори повідомляють
 * про помилки ключами i18n, тож фільтр винятків із `@softkit/i18n` може перекласти їх мовою запиту, а визначення
 * валідаторів виконують ті самі перевірки поза класами DTO.
 *
 * Встановіть пакет разом із пакетами, яких він потребує:
 *
 * ```bash
 * npm install @softkit/validation @softkit/i18n @softkit/exceptions @nestjs/common class-validator class-transformer validator
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
