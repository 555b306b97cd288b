import type { IsNumberOptions, ValidationOptions } from 'class-validator';
import type { UUIDVersion } from 'class-validator/types/decorator/string/IsUUID';
import type { IsISO8601Options } from 'validator/lib/isISO8601';
import type { IsURLOptions } from 'validator/lib/isURL';
import type { validateAndReturnError, validateAndThrow } from './dynamic';
import type {
  IsArrayLocalized,
  IsArrayMaxSizeLocalized,
  IsArrayMinSizeLocalized,
  IsBooleanLocalized,
  IsDateLocalized,
  IsIntegerLocalized,
  IsIntegerString,
  IsJSONLocalized,
  IsNotEmptyLocalized,
  IsNumberLocalized,
  IsObjectLocalized,
  IsStringEnumLocalized,
  IsStringLocalized,
  IsUrlLocalized,
  IsUUIDLocalized,
  MatchesRegexpLocalized,
  MaxLengthLocalized,
  MaxLocalized,
  MinLocalized,
  NotEmptyArrayLocalized,
} from './validators';

/**
 * Runs the check of {@link IsArrayMaxSizeLocalized} in plain code: an array may not have more than the given
 * number of elements. Hand it to {@link validateAndThrow} or {@link validateAndReturnError} with the largest
 * allowed size as the constraint.
 *
 * @uk Виконує перевірку {@link IsArrayMaxSizeLocalized} у звичайному коді: масив не може мати більше елементів,
 * ніж задано. Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а обмеженням укажіть
 * найбільший дозволений розмір.
 */
export declare const IsArrayMaxSizeValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsArrayMaxSizeLocalized`
   */
  decorator: (max: number, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.ARRAY_MAX_SIZE'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'arrayMaxSize'`
   */
  name: string;
  /**
   * Tells whether the value is an array of at most `max` elements.
   *
   * @uk Повідомляє, чи є значення масивом, у якому не більше ніж `max` елементів.
   *
   * @defaultValue `arrayMaxSize`
   */
  validator: (array: unknown, max: number) => boolean;
};

/**
 * Runs the check of {@link IsArrayMinSizeLocalized} in plain code: an array has to have at least the given
 * number of elements. Hand it to {@link validateAndThrow} or {@link validateAndReturnError} with the smallest
 * allowed size as the constraint.
 *
 * @uk Виконує перевірку {@link IsArrayMinSizeLocalized} у звичайному коді: масив мусить мати щонайменше задану
 * кількість елементів. Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а
 * обмеженням укажіть найменший дозволений розмір.
 */
export declare const IsArrayMinSizeValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsArrayMinSizeLocalized`
   */
  decorator: (min: number, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.ARRAY_MIN_SIZE'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'arrayMinSize'`
   */
  name: string;
  /**
   * Tells whether the value is an array of at least `min` elements.
   *
   * @uk Повідомляє, чи є значення масивом, у якому не менше ніж `min` елементів.
   *
   * @defaultValue `arrayMinSize`
   */
  validator: (array: unknown, min: number) => boolean;
};

/**
 * Runs the check of {@link IsArrayLocalized} in plain code: the value has to be an array. Hand it to {@link
 * validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Виконує перевірку {@link IsArrayLocalized} у звичайному коді: значення має бути масивом. Передайте це визначення в
 * {@link validateAndThrow} або {@link validateAndReturnError}; обмеження не потрібне.
 */
export declare const IsArrayValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsArrayLocalized`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.ARRAY'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isArray'`
   */
  name: string;
  /**
   * Tells whether the value is an array.
   *
   * @uk Повідомляє, чи є значення масивом.
   *
   * @defaultValue `isArray`
   */
  validator: <T = any>(value: unknown) => value is T[];
};

/**
 * Runs the check of {@link IsBooleanLocalized} in plain code: the value has to be a boolean. Hand it to {@link
 * validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Виконує перевірку {@link IsBooleanLocalized} у звичайному коді: значення має бути булевим. Передайте це визначення
 * в {@link validateAndThrow} або {@link validateAndReturnError}; обмеження не потрібне.
 */
export declare const IsBooleanValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsBooleanLocalized`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.BOOLEAN'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isBoolean'`
   */
  name: string;
  /**
   * Tells whether the value is `true` or `false`.
   *
   * @uk Повідомляє, чи є значення `true` або `false`.
   *
   * @defaultValue `isBoolean`
   */
  validator: (value: unknown) => value is boolean;
};

/**
 * Runs the check of {@link IsDateLocalized} in plain code: the value has to be an ISO 8601 date string. Hand it
 * to {@link validateAndThrow} or {@link validateAndReturnError} with the options of the `validator` check as the
 * constraint.
 *
 * @uk Виконує перевірку {@link IsDateLocalized} у звичайному коді: значення має бути рядком із датою у форматі
 * ISO 8601. Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а обмеженням укажіть
 * параметри перевірки з `validator`.
 */
export declare const IsDateValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsDateLocalized`
   */
  decorator: (dateOptions?: IsISO8601Options, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.DATE'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isDateString'`
   */
  name: string;
  /**
   * Tells whether the value is an ISO 8601 date string. Unlike the decorator, it is strict only when `options` say
   * so.
   *
   * @uk Повідомляє, чи є значення рядком із датою у форматі ISO 8601. На відміну від декоратора, строга перевірка
   * вмикається лише в `options`.
   *
   * @defaultValue `isDateString`
   */
  validator: (value: unknown, options?: IsISO8601Options) => boolean;
};

/**
 * Runs the check of {@link IsStringEnumLocalized} in plain code: the value has to belong to an enumeration or a
 * list. Hand it to {@link validateAndThrow} or {@link validateAndReturnError} with the enumeration or the array
 * as the constraint.
 *
 * @uk Виконує перевірку {@link IsStringEnumLocalized} у звичайному коді: значення має належати до переліку або
 * списку. Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а обмеженням укажіть
 * перелік або масив.
 *
 * @example
 * ```ts
 * import { IsEnumValidatorDefinition, validateAndThrow } from '@softkit/validation';
 *
 * export function parseCurrency(currency: string): string {
 *   validateAndThrow(IsEnumValidatorDefinition, 'currency', currency, ['EUR', 'UAH']);
 *   return currency;
 * }
 * ```
 */
export declare const IsEnumValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsStringEnumLocalized`
   */
  decorator: (
    enumType: object | string[],
    validationOptions?: ValidationOptions,
  ) => <TFunction extends Function, Y>(
    target: object | TFunction,
    propertyKey?: string | symbol,
    descriptor?: TypedPropertyDescriptor<Y>,
  ) => void;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.STRING_ENUM'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isEnum'`
   */
  name: string;
  /**
   * Tells whether the value is among the values of `entity`.
   *
   * @uk Повідомляє, чи є значення серед значень `entity`.
   *
   * @defaultValue `isEnum`
   */
  validator: (value: unknown, entity: any) => boolean;
};

/**
 * Runs the check of {@link IsIntegerLocalized} in plain code: the value has to be a number without a fraction.
 * Hand it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Виконує перевірку {@link IsIntegerLocalized} у звичайному коді: значення має бути числом без дробової
 * частини. Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}; обмеження не потрібне.
 */
export declare const IsIntegerValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsIntegerLocalized`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.INTEGER'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed. Note that it is `isString`, the same as in
   * {@link IsStringValidatorDefinition}.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки. Зверніть увагу: це `isString`,
   * як і в {@link IsStringValidatorDefinition}.
   *
   * @defaultValue `'isString'`
   */
  name: string;
  /**
   * Tells whether the value is a number without a fraction.
   *
   * @uk Повідомляє, чи є значення числом без дробової частини.
   *
   * @defaultValue `isInt`
   */
  validator: (val: unknown) => val is Number;
};

/**
 * Runs the check of {@link IsJSONLocalized} in plain code: the value has to be a string with a JSON object or array. Hand it
 * to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Виконує перевірку {@link IsJSONLocalized} у звичайному коді: значення має бути рядком з об’єктом чи масивом JSON.
 * Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}; обмеження не потрібне.
 */
export declare const IsJSONValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsJSONLocalized`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.JSON'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isJson'`
   */
  name: string;
  /**
   * Tells whether the value is a string with a JSON object or array.
   *
   * @uk Повідомляє, чи є значення рядком з об’єктом чи масивом JSON.
   *
   * @defaultValue `isJSON`
   */
  validator: (value: unknown) => boolean;
};

/**
 * Runs the check of {@link MaxLengthLocalized} in plain code: a string may not be longer than the given number
 * of characters. Hand it to {@link validateAndThrow} or {@link validateAndReturnError} with the largest allowed
 * length as the constraint.
 *
 * @uk Виконує перевірку {@link MaxLengthLocalized} у звичайному коді: рядок не може бути довшим за задану
 * кількість символів. Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а обмеженням
 * укажіть найбільшу дозволену довжину.
 */
export declare const IsMaxLengthValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `MaxLengthLocalized`
   */
  decorator: (n: number, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.MAX_STRING_LENGTH'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'maxLength'`
   */
  name: string;
  /**
   * Tells whether the value is a string of at most `max` characters.
   *
   * @uk Повідомляє, чи є значення рядком, у якому не більше ніж `max` символів.
   *
   * @defaultValue `maxLength`
   */
  validator: (value: unknown, max: number) => boolean;
};

/**
 * Runs the check of {@link MaxLocalized} in plain code: a number may not be greater than the given one. Hand it
 * to {@link validateAndThrow} or {@link validateAndReturnError} with the largest allowed number as the
 * constraint.
 *
 * @uk Виконує перевірку {@link MaxLocalized} у звичайному коді: число не може бути більшим за задане. Передайте
 * це визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а обмеженням укажіть найбільше дозволене
 * число.
 */
export declare const IsMaxValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `MaxLocalized`
   */
  decorator: (n: number, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.MAX'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'max'`
   */
  name: string;
  /**
   * Tells whether the value is a number not greater than `max`.
   *
   * @uk Повідомляє, чи є значення числом, не більшим за `max`.
   *
   * @defaultValue `max`
   */
  validator: (num: unknown, max: number) => boolean;
};

/**
 * Runs the check of {@link IsNotEmptyLocalized} in plain code: the value may not be an empty string, `null`, or
 * `undefined`. Hand it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Виконує перевірку {@link IsNotEmptyLocalized} у звичайному коді: значення не може бути порожнім рядком,
 * `null` чи `undefined`. Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}; обмеження
 * не потрібне.
 */
export declare const IsNotEmptyValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsNotEmptyLocalized`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.NOT_EMPTY'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isNotEmpty'`
   */
  name: string;
  /**
   * Tells whether the value differs from `''`, `null`, and `undefined`.
   *
   * @uk Повідомляє, чи відрізняється значення від `''`, `null` та `undefined`.
   *
   * @defaultValue `isNotEmpty`
   */
  validator: (value: unknown) => boolean;
};

/**
 * Runs the check of {@link IsNumberLocalized} in plain code: the value has to be a number. Hand it to {@link
 * validateAndThrow} or {@link validateAndReturnError} with the options of `IsNumber` as the constraint.
 *
 * @uk Виконує перевірку {@link IsNumberLocalized} у звичайному коді: значення має бути числом. Передайте це визначення в
 * {@link validateAndThrow} або {@link validateAndReturnError}, а обмеженням укажіть параметри `IsNumber`.
 */
export declare const IsNumberValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsNumberLocalized`
   */
  decorator: (isNumberOptions?: IsNumberOptions, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.NUMBER'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isNumber'`
   */
  name: string;
  /**
   * Tells whether the value is a number that the options allow.
   *
   * @uk Повідомляє, чи є значення числом, яке дозволяють параметри.
   *
   * @defaultValue `isNumber`
   */
  validator: (value: unknown, options?: IsNumberOptions) => value is number;
};

/**
 * Runs the check of {@link IsObjectLocalized} in plain code: the value has to be an object, not an array. Hand
 * it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Виконує перевірку {@link IsObjectLocalized} у звичайному коді: значення має бути об’єктом, а не масивом.
 * Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}; обмеження не потрібне.
 */
export declare const IsObjectValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsObjectLocalized`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.OBJECT'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isObject'`
   */
  name: string;
  /**
   * Tells whether the value is an object and not an array or `null`.
   *
   * @uk Повідомляє, чи є значення об’єктом, а не масивом чи `null`.
   *
   * @defaultValue `isObject`
   */
  validator: <T = object>(value: unknown) => value is T;
};

/**
 * Runs the check of {@link IsIntegerString} in plain code: the value has to be an integer written as a string.
 * Hand it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Виконує перевірку {@link IsIntegerString} у звичайному коді: значення має бути цілим числом, записаним
 * рядком. Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}; обмеження не потрібне.
 */
export declare const IsStringIntegerValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsIntegerString`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.IS_STRING_INTEGER'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isStringInteger'`
   */
  name: string;
  /**
   * Tells whether the string is an integer: an optional minus, digits, no leading zeros. The decorator is
   * different: it rejects the minus and accepts leading zeros.
   *
   * @uk Повідомляє, чи є рядок цілим числом: необов’язковий мінус, цифри, без нулів на початку. Декоратор діє
   * інакше: мінус він відхиляє, а нулі на початку приймає.
   *
   * @defaultValue `(value: string) => boolean`
   */
  validator: (value: string) => boolean;
};

/**
 * Runs the check of {@link IsStringLocalized} in plain code: the value has to be a string. Hand it to {@link
 * validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Виконує перевірку {@link IsStringLocalized} у звичайному коді: значення має бути рядком. Передайте це визначення в
 * {@link validateAndThrow} або {@link validateAndReturnError}; обмеження не потрібне.
 */
export declare const IsStringValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsStringLocalized`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.STRING'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isString'`
   */
  name: string;
  /**
   * Tells whether the value is a string, an empty one included.
   *
   * @uk Повідомляє, чи є значення рядком, зокрема порожнім.
   *
   * @defaultValue `isString`
   */
  validator: (value: unknown) => value is string;
};

/**
 * Runs the check of {@link IsUrlLocalized} in plain code: the value has to be a URL. Hand it to {@link
 * validateAndThrow} or {@link validateAndReturnError} with the options of the `validator` check as the
 * constraint.
 *
 * @uk Виконує перевірку {@link IsUrlLocalized} у звичайному коді: значення має бути URL. Передайте це визначення в {@link
 * validateAndThrow} або {@link validateAndReturnError}, а обмеженням укажіть параметри перевірки з `validator`.
 */
export declare const IsUrlValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsUrlLocalized`
   */
  decorator: (opt?: IsURLOptions, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.URL'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isUrl'`
   */
  name: string;
  /**
   * Tells whether the string is a URL that the options allow.
   *
   * @uk Повідомляє, чи є рядок таким URL, який дозволяють параметри.
   *
   * @defaultValue `isURL`
   */
  validator: (value: string, options?: IsURLOptions) => boolean;
};

/**
 * Runs the check of {@link IsUUIDLocalized} in plain code: the value has to be a UUID. Hand it to {@link
 * validateAndThrow} or {@link validateAndReturnError} with the UUID version as the constraint.
 *
 * @uk Виконує перевірку {@link IsUUIDLocalized} у звичайному коді: значення має бути UUID. Передайте це визначення в
 * {@link validateAndThrow} або {@link validateAndReturnError}, а обмеженням укажіть версію UUID.
 */
export declare const IsUUIDValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `IsUUIDLocalized`
   */
  decorator: (opt?: UUIDVersion, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.UUID_V4'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'isUuid'`
   */
  name: string;
  /**
   * Tells whether the value is a UUID of the given version; without a version any of them passes.
   *
   * @uk Повідомляє, чи є значення UUID заданої версії; без версії проходить будь-яка.
   *
   * @defaultValue `isUUID`
   */
  validator: (value: unknown, version?: UUIDVersion) => boolean;
};

/**
 * Runs the check of {@link MatchesRegexpLocalized} in plain code: a string has to match a regular expression.
 * Hand it to {@link validateAndThrow} or {@link validateAndReturnError} with the expression as the constraint.
 *
 * @uk Виконує перевірку {@link MatchesRegexpLocalized} у звичайному коді: рядок має відповідати регулярному
 * виразу. Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а обмеженням укажіть сам
 * вираз.
 */
export declare const MatchesRegexpValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `MatchesRegexpLocalized`
   */
  decorator: (pattern: RegExp, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.REGEXP'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'matches'`
   */
  name: string;
  /**
   * Tells whether the string matches the expression, given as a `RegExp` or as a string with modifiers.
   *
   * @uk Повідомляє, чи відповідає рядок виразу, заданому об’єктом `RegExp` або рядком із модифікаторами.
   *
   * @defaultValue `matches`
   */
  validator: {
    (value: string, pattern: RegExp): boolean;
    (value: string, pattern: string, modifiers: string): boolean;
  };
};

/**
 * Runs the check of {@link MinLocalized} in plain code: a number may not be less than the given one. Hand it to
 * {@link validateAndThrow} or {@link validateAndReturnError} with the smallest allowed number as the constraint.
 *
 * @uk Виконує перевірку {@link MinLocalized} у звичайному коді: число не може бути меншим за задане. Передайте
 * це визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а обмеженням укажіть найменше дозволене
 * число.
 */
export declare const MinValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `MinLocalized`
   */
  decorator: (n: number, validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.MIN'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'min'`
   */
  name: string;
  /**
   * Tells whether the value is a number not less than `min`.
   *
   * @uk Повідомляє, чи є значення числом, не меншим за `min`.
   *
   * @defaultValue `min`
   */
  validator: (num: unknown, min: number) => boolean;
};

/**
 * Runs the check of {@link NotEmptyArrayLocalized} in plain code: an array has to have at least one element.
 * Hand it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Виконує перевірку {@link NotEmptyArrayLocalized} у звичайному коді: масив мусить мати хоча б один елемент.
 * Передайте це визначення в {@link validateAndThrow} або {@link validateAndReturnError}; обмеження не потрібне.
 */
export declare const NotEmptyArrayValidatorDefinition: {
  /**
   * Decorator that runs the same check on a class property.
   *
   * @uk Декоратор, який виконує ту саму перевірку для властивості класу.
   *
   * @defaultValue `NotEmptyArrayLocalized`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Message key of the error when the caller passes no key of its own.
   *
   * @uk Ключ повідомлення про помилку, якщо під час виклику не передано іншого.
   *
   * @defaultValue `'validation.NOT_EMPTY_ARRAY'`
   */
  defaultValidationMessage: string;
  /**
   * Name of the constraint, under which the error message is listed.
   *
   * @uk Назва обмеження, під якою повідомлення потрапляє до помилки.
   *
   * @defaultValue `'arrayNotEmpty'`
   */
  name: string;
  /**
   * Tells whether the value is an array with at least one element.
   *
   * @uk Повідомляє, чи є значення масивом, у якому є хоча б один елемент.
   *
   * @defaultValue `arrayNotEmpty`
   */
  validator: (array: unknown) => boolean;
};
