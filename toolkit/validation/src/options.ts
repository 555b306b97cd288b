import type { ValidationPipeOptions } from '@nestjs/common';

/**
 * Settings for the global validation pipe: payloads become instances of their DTO classes (`transform`),
 * properties without a validation decorator are removed (`whitelist`), and a failed check results in HTTP 400.
 *
 * @uk Налаштування глобального pipe валідації: тіла запитів стають екземплярами своїх класів DTO (`transform`),
 * властивості без декораторів валідації pipe вилучає (`whitelist`), а про невдалу перевірку повідомляє
 * відповіддю HTTP 400.
 *
 * @example
 * ```ts
 * import { ValidationPipe } from '@nestjs/common';
 * import { DEFAULT_VALIDATION_OPTIONS } from '@softkit/validation';
 *
 * export const validationPipe = new ValidationPipe({
 *   ...DEFAULT_VALIDATION_OPTIONS,
 *   forbidNonWhitelisted: true,
 * });
 * ```
 */
export declare const DEFAULT_VALIDATION_OPTIONS: ValidationPipeOptions;
