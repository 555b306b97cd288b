import type { ValidationOptions } from 'class-validator';
import type { I18nValidationError, Path } from '@softkit/i18n';

// Message keys of the translation file shipped with this package.
type I18nTranslations = {
  validation: Record<
    | 'ARRAY'
    | 'ARRAY_MAX_SIZE'
    | 'ARRAY_MIN_SIZE'
    | 'BOOLEAN'
    | 'DATE'
    | 'DOESNT_MATCH_FORMAT'
    | 'INTEGER'
    | 'INVALID_BOOLEAN'
    | 'INVALID_EMAIL'
    | 'IS_STRING_INTEGER'
    | 'JSON'
    | 'MAX'
    | 'MAX_INTEGER'
    | 'MAX_STRING_LENGTH'
    | 'MIN'
    | 'MIN_STRING_LENGTH'
    | 'NOT_EMPTY'
    | 'NOT_EMPTY_ARRAY'
    | 'NUMBER'
    | 'OBJECT'
    | 'PASSWORD_DOESNT_MATCH_CONSTRAINTS'
    | 'REGEXP'
    | 'REPEAT_PASSWORD_DOESNT_MATCH'
    | 'REQUIRED'
    | 'STRING'
    | 'STRING_ENUM'
    | 'URL'
    | 'UUID_V4',
    string
  >;
};

/**
 * Definition of a check that can run both as a property decorator and in plain code. The package includes
 * ready-made definitions; implement this interface to use a custom check with {@link validateAndThrow}.
 *
 * @uk Визначення перевірки, яку можна виконати і декоратором властивості, і у звичайному коді. Пакет містить
 * готові визначення. Щоб передати в {@link validateAndThrow} власну перевірку, реалізуйте цей інтерфейс.
 *
 * @typeParam VALUE_TYPE - What the check accepts, such as a string or a number.
 * @ukTypeParam VALUE_TYPE - Тип значень, які приймає перевірка, наприклад рядок чи число.
 * @typeParam VALIDATION_OPTIONS - Constraint type, such as a maximum or a regular expression.
 * @ukTypeParam VALIDATION_OPTIONS - Тип обмеження, наприклад максимум чи регулярний вираз.
 * @example
 * ```ts
 * import { MinLength } from 'class-validator';
 * import { IValidatorDefinition, validateAndThrow } from '@softkit/validation';
 *
 * const shortCodeDefinition: IValidatorDefinition<string, number> = {
 *   name: 'shortCode',
 *   defaultValidationMessage: 'validation.MIN_STRING_LENGTH',
 *   validator: (value, length) => value.trim().length >= length,
 *   decorator: (length, options) => MinLength(length, options),
 * };
 *
 * export function assertShortCode(code: string): void {
 *   validateAndThrow(shortCodeDefinition, 'code', code, 4);
 * }
 * ```
 */
export interface IValidatorDefinition<VALUE_TYPE, VALIDATION_OPTIONS> {
  /**
   * Creates the property decorator that runs the check in a DTO.
   *
   * @uk Створює декоратор властивості, який виконує перевірку в DTO.
   */
  decorator: (
    options: VALIDATION_OPTIONS,
    validationOptions?: ValidationOptions,
  ) => PropertyDecorator;
  /**
   * i18n key for the error message, used unless the caller passes another key.
   *
   * @uk Ключ i18n повідомлення про помилку на випадок, якщо не передано іншого.
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   */
  name: string;
  /**
   * Returns `true` if the value meets the constraint.
   *
   * @uk Повертає `true`, якщо значення відповідає обмеженню.
   */
  validator: (v: VALUE_TYPE, options: VALIDATION_OPTIONS) => boolean;
}

/**
 * Checks a value and returns the error instead of throwing it, so that you can collect several errors before
 * you respond.
 *
 * @uk Перевіряє значення й повертає помилку, а не кидає її, щоб перед відповіддю можна було зібрати кілька
 * помилок.
 *
 * @typeParam T - Value type that the definition checks.
 * @ukTypeParam T - Тип значення, яке перевіряє визначення.
 * @typeParam E - Constraint type that the definition expects.
 * @ukTypeParam E - Тип обмеження, якого вимагає визначення.
 * @param validatorDefinition - Check definition, for example `IsStringValidatorDefinition`.
 * @ukParam validatorDefinition - Визначення перевірки, наприклад `IsStringValidatorDefinition`.
 * @param fieldName - Field name to report in the error.
 * @ukParam fieldName - Назва поля, яку треба вказати в помилці.
 * @param value - Value that must satisfy the definition.
 * @ukParam value - Значення, яке має відповідати визначенню.
 * @param constraint - Constraint for the check, such as a maximum; the message text can also use it.
 * @ukParam constraint - Обмеження перевірки, наприклад максимум. Воно доступне й у тексті повідомлення.
 * @param overrideDefaultMessage - Message key that overrides the one in the definition.
 * @ukParam overrideDefaultMessage - Ключ повідомлення замість указаного у визначенні.
 * @param args - Object with additional values for the message text.
 * @ukParam args - Об’єкт із додатковими значеннями для тексту повідомлення.
 * @returns The error, or `undefined` if the value is valid.
 * @ukReturns Помилка або `undefined`, якщо значення коректне.
 * @example
 * ```ts
 * import { GeneralBadRequestException } from '@softkit/exceptions';
 * import { I18nValidationError } from '@softkit/i18n';
 * import {
 *   IsMaxLengthValidatorDefinition,
 *   IsUrlValidatorDefinition,
 *   validateAndReturnError,
 * } from '@softkit/validation';
 *
 * export function assertLink(title: string, url: string): void {
 *   const errors = [
 *     validateAndReturnError(IsMaxLengthValidatorDefinition, 'title', title, 80),
 *     validateAndReturnError(IsUrlValidatorDefinition, 'url', url, {}),
 *   ].filter((error): error is I18nValidationError => error !== undefined);
 *
 *   if (errors.length > 0) {
 *     throw new GeneralBadRequestException(errors);
 *   }
 * }
 * ```
 */
export declare function validateAndReturnError<T, E>(
  validatorDefinition: IValidatorDefinition<T, E>,
  fieldName: string,
  value: T,
  constraint?: E,
  overrideDefaultMessage?: Path<I18nTranslations>,
  args?: unknown,
): I18nValidationError | undefined;

/**
 * Checks a value outside a DTO and throws an exception that results in HTTP 400 if it isn't valid. Unlike a
 * decorator's error, this error has no `target`, and its message is the key, not a translated text.
 *
 * @uk Перевіряє значення поза DTO. Якщо воно некоректне, кидає виняток, і клієнт отримує відповідь
 * HTTP 400. На відміну від помилки декоратора, ця не має `target`, а повідомленням слугує ключ, а не перекладений
 * текст.
 *
 * @typeParam T - Value type that the definition checks.
 * @ukTypeParam T - Тип значення, яке перевіряє визначення.
 * @typeParam E - Constraint type that the definition expects.
 * @ukTypeParam E - Тип обмеження, якого вимагає визначення.
 * @param validatorDefinition - Check definition, for example `IsEnumValidatorDefinition`.
 * @ukParam validatorDefinition - Визначення перевірки, наприклад `IsEnumValidatorDefinition`.
 * @param fieldName - Field name to report in the error.
 * @ukParam fieldName - Назва поля, яку треба вказати в помилці.
 * @param value - Value that must satisfy the definition.
 * @ukParam value - Значення, яке має відповідати визначенню.
 * @param constraint - Constraint for the check, such as a maximum; the message text can also use it.
 * @ukParam constraint - Обмеження перевірки, наприклад максимум. Воно доступне й у тексті повідомлення.
 * @param overrideDefaultMessage - Message key that overrides the one in the definition.
 * @ukParam overrideDefaultMessage - Ключ повідомлення замість указаного у визначенні.
 * @param args - Object with additional values for the message text.
 * @ukParam args - Об’єкт із додатковими значеннями для тексту повідомлення.
 * @throws `GeneralBadRequestException` with one validation error if the value isn't valid.
 * @ukThrows `GeneralBadRequestException` з однією помилкою валідації, якщо значення некоректне.
 * @example
 * ```ts
 * import { MatchesRegexpValidatorDefinition, validateAndThrow } from '@softkit/validation';
 *
 * export function parseInvoiceNumber(value: string): number {
 *   validateAndThrow(MatchesRegexpValidatorDefinition, 'invoice', value, /^INV-\d{6}$/);
 *   return Number.parseInt(value.slice(4), 10);
 * }
 * ```
 */
export declare function validateAndThrow<T, E>(
  validatorDefinition: IValidatorDefinition<T, E>,
  fieldName: string,
  value: T,
  constraint?: E,
  overrideDefaultMessage?: string,
  args?: unknown,
): void;
