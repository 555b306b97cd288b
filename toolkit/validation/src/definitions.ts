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
 * Validator definition that runs the {@link IsArrayMaxSizeLocalized} check in plain code: an array can have at
 * most the given number of elements. Pass it to {@link validateAndThrow} or {@link validateAndReturnError},
 * with the largest allowed size as the constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsArrayMaxSizeLocalized} у звичайному коді: масив не
 * може мати більше елементів, ніж задано. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}, а як обмеження вкажіть найбільший дозволений розмір.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.ARRAY_MAX_SIZE'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'arrayMaxSize'`
   */
  name: string;
  /**
   * Checks whether the value is an array of at most `max` elements.
   *
   * @uk Визначає, чи значення — це масив, у якому не більше ніж `max` елементів.
   *
   * @defaultValue `arrayMaxSize`
   */
  validator: (array: unknown, max: number) => boolean;
};

/**
 * Validator definition that runs the {@link IsArrayMinSizeLocalized} check in plain code: an array must have at
 * least the given number of elements. Pass it to {@link validateAndThrow} or {@link validateAndReturnError},
 * with the smallest allowed size as the constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsArrayMinSizeLocalized} у звичайному коді: масив має
 * містити щонайменше задану кількість елементів. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}, а як обмеження вкажіть найменший дозволений розмір.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.ARRAY_MIN_SIZE'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'arrayMinSize'`
   */
  name: string;
  /**
   * Checks whether the value is an array of at least `min` elements.
   *
   * @uk Визначає, чи значення — це масив, у якому не менше ніж `min` елементів.
   *
   * @defaultValue `arrayMinSize`
   */
  validator: (array: unknown, min: number) => boolean;
};

/**
 * Validator definition that runs the {@link IsArrayLocalized} check in plain code: the value must be an array.
 * Pass it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsArrayLocalized} у звичайному коді: значення має
 * бути масивом. Передайте визначення в {@link validateAndThrow} або {@link validateAndReturnError}. Обмеження
 * не потрібне.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.ARRAY'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isArray'`
   */
  name: string;
  /**
   * Checks whether the value is an array.
   *
   * @uk Визначає, чи значення — це масив.
   *
   * @defaultValue `isArray`
   */
  validator: <T = any>(value: unknown) => value is T[];
};

/**
 * Validator definition that runs the {@link IsBooleanLocalized} check in plain code: the value must be a
 * boolean. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsBooleanLocalized} у звичайному коді: потрібне
 * булеве значення. Передайте визначення в {@link validateAndThrow} або {@link validateAndReturnError}.
 * Обмеження не потрібне.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.BOOLEAN'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isBoolean'`
   */
  name: string;
  /**
   * Checks whether the value is `true` or `false`.
   *
   * @uk Визначає, чи значення — це `true` або `false`.
   *
   * @defaultValue `isBoolean`
   */
  validator: (value: unknown) => value is boolean;
};

/**
 * Validator definition that runs the {@link IsDateLocalized} check in plain code: the value must be an ISO 8601
 * date string. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}, with the `validator`
 * check options as the constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsDateLocalized} у звичайному коді: значення має бути
 * рядком із датою у форматі ISO 8601. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}, а як обмеження вкажіть параметри перевірки з `validator`.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.DATE'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isDateString'`
   */
  name: string;
  /**
   * Checks whether the value is an ISO 8601 date string. Unlike the decorator, it is strict only if `options`
   * enable it.
   *
   * @uk Визначає, чи значення — це рядок із датою у форматі ISO 8601. На відміну від декоратора, перевіряє
   * строго, лише якщо так указано в `options`.
   *
   * @defaultValue `isDateString`
   */
  validator: (value: unknown, options?: IsISO8601Options) => boolean;
};

/**
 * Validator definition that runs the {@link IsStringEnumLocalized} check in plain code: the value must be in an
 * enumeration or a list. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}, with the
 * enumeration or the array as the constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsStringEnumLocalized} у звичайному коді: значення
 * має належати до переліку або списку. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}, а як обмеження вкажіть перелік або масив.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.STRING_ENUM'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isEnum'`
   */
  name: string;
  /**
   * Checks whether the value is one of the `entity` values.
   *
   * @uk Визначає, чи належить значення до значень `entity`.
   *
   * @defaultValue `isEnum`
   */
  validator: (value: unknown, entity: any) => boolean;
};

/**
 * Validator definition that runs the {@link IsIntegerLocalized} check in plain code: the value must be a number
 * without a fraction. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is
 * needed.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsIntegerLocalized} у звичайному коді: значення має
 * бути числом без дробової частини. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}. Обмеження не потрібне.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.INTEGER'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message. It's `isString`, although the check is for integers:
   * look for the message under that key.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення. Це `isString`, хоча перевіряється ціле
   * число: шукайте повідомлення за цим ключем.
   *
   * @defaultValue `'isString'`
   */
  name: string;
  /**
   * Checks whether the value is a number without a fraction.
   *
   * @uk Визначає, чи значення — це число без дробової частини.
   *
   * @defaultValue `isInt`
   */
  validator: (val: unknown) => val is Number;
};

/**
 * Validator definition that runs the {@link IsJSONLocalized} check in plain code: the value must be a string
 * with a JSON object or array. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}; no
 * constraint is needed.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsJSONLocalized} у звичайному коді: значення має бути
 * рядком з об’єктом чи масивом JSON. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}. Обмеження не потрібне.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.JSON'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isJson'`
   */
  name: string;
  /**
   * Checks whether the value is a string with a JSON object or array.
   *
   * @uk Визначає, чи значення — це рядок з об’єктом чи масивом JSON.
   *
   * @defaultValue `isJSON`
   */
  validator: (value: unknown) => boolean;
};

/**
 * Validator definition that runs the {@link MaxLengthLocalized} check in plain code: a string can have at most
 * the given number of characters. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}, with
 * the largest allowed length as the constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link MaxLengthLocalized} у звичайному коді: рядок не може
 * бути довшим за задану кількість символів. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}, а як обмеження вкажіть найбільшу дозволену довжину.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.MAX_STRING_LENGTH'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'maxLength'`
   */
  name: string;
  /**
   * Checks whether the value is a string of at most `max` characters.
   *
   * @uk Визначає, чи значення — це рядок, у якому не більше ніж `max` символів.
   *
   * @defaultValue `maxLength`
   */
  validator: (value: unknown, max: number) => boolean;
};

/**
 * Validator definition that runs the {@link MaxLocalized} check in plain code: a number must not exceed the
 * given maximum. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}, with the largest
 * allowed number as the constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link MaxLocalized} у звичайному коді: число не може бути
 * більшим за задане. Передайте визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а
 * як обмеження вкажіть найбільше дозволене число.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.MAX'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'max'`
   */
  name: string;
  /**
   * Checks whether the value is a number not greater than `max`.
   *
   * @uk Визначає, чи значення — це число, не більше за `max`.
   *
   * @defaultValue `max`
   */
  validator: (num: unknown, max: number) => boolean;
};

/**
 * Validator definition that runs the {@link IsNotEmptyLocalized} check in plain code: the value must not be an
 * empty string, `null`, or `undefined`. Pass it to {@link validateAndThrow} or {@link validateAndReturnError};
 * no constraint is needed.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsNotEmptyLocalized} у звичайному коді: значення не
 * може бути порожнім рядком, `null` чи `undefined`. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}. Обмеження не потрібне.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.NOT_EMPTY'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isNotEmpty'`
   */
  name: string;
  /**
   * Checks whether the value is different from `''`, `null`, and `undefined`.
   *
   * @uk Визначає, чи відрізняється значення від `''`, `null` та `undefined`.
   *
   * @defaultValue `isNotEmpty`
   */
  validator: (value: unknown) => boolean;
};

/**
 * Validator definition that runs the {@link IsNumberLocalized} check in plain code: the value must be a number.
 * Pass it to {@link validateAndThrow} or {@link validateAndReturnError}, with the `IsNumber` options as the
 * constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsNumberLocalized} у звичайному коді: значення має
 * бути числом. Передайте визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а як обмеження
 * вкажіть параметри `IsNumber`.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.NUMBER'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isNumber'`
   */
  name: string;
  /**
   * Checks whether the value is a number allowed by the options.
   *
   * @uk Визначає, чи значення — це число, дозволене параметрами.
   *
   * @defaultValue `isNumber`
   */
  validator: (value: unknown, options?: IsNumberOptions) => value is number;
};

/**
 * Validator definition that runs the {@link IsObjectLocalized} check in plain code: the value must be an
 * object, not an array. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is
 * needed.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsObjectLocalized} у звичайному коді: значення має
 * бути об’єктом, а не масивом. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}. Обмеження не потрібне.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.OBJECT'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isObject'`
   */
  name: string;
  /**
   * Checks whether the value is an object and not an array or `null`.
   *
   * @uk Визначає, чи значення — це об’єкт, а не масив чи `null`.
   *
   * @defaultValue `isObject`
   */
  validator: <T = object>(value: unknown) => value is T;
};

/**
 * Validator definition for an integer written as a string, optionally with a minus and without leading zeros.
 * The {@link IsIntegerString} decorator differs: it rejects the minus and accepts leading zeros. Pass the
 * definition to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Визначення валідатора для цілого числа, записаного рядком: мінус необов’язковий, а нулів на початку немає.
 * Декоратор {@link IsIntegerString} працює інакше: мінус він відхиляє, а нулі на початку приймає. Передайте
 * визначення в {@link validateAndThrow} або {@link validateAndReturnError}. Обмеження не потрібне.
 */
export declare const IsStringIntegerValidatorDefinition: {
  /**
   * Decorator for a class property. Its check is a different one.
   *
   * @uk Декоратор для властивості класу. Його перевірка інша.
   *
   * @defaultValue `IsIntegerString`
   */
  decorator: (validationOptions?: ValidationOptions) => PropertyDecorator;
  /**
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.IS_STRING_INTEGER'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isStringInteger'`
   */
  name: string;
  /**
   * Checks whether the string is an integer: an optional minus and digits without leading zeros.
   *
   * @uk Визначає, чи записано в рядку ціле число: необов’язковий мінус і цифри без нулів на початку.
   *
   * @defaultValue `(value: string) => boolean`
   */
  validator: (value: string) => boolean;
};

/**
 * Validator definition that runs the {@link IsStringLocalized} check in plain code: the value must be a string.
 * Pass it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is needed.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsStringLocalized} у звичайному коді: значення має
 * бути рядком. Передайте визначення в {@link validateAndThrow} або {@link validateAndReturnError}. Обмеження не
 * потрібне.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.STRING'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isString'`
   */
  name: string;
  /**
   * Checks whether the value is a string, including an empty one.
   *
   * @uk Визначає, чи значення — це рядок, зокрема порожній.
   *
   * @defaultValue `isString`
   */
  validator: (value: unknown) => value is string;
};

/**
 * Validator definition that runs the {@link IsUrlLocalized} check in plain code: the value must be a URL. Pass
 * it to {@link validateAndThrow} or {@link validateAndReturnError}, with the `validator` check options as the
 * constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsUrlLocalized} у звичайному коді: значення має бути
 * URL. Передайте визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а як обмеження вкажіть
 * параметри перевірки з `validator`.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.URL'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isUrl'`
   */
  name: string;
  /**
   * Checks whether the string is a URL allowed by the options.
   *
   * @uk Визначає, чи рядок — це URL, дозволений параметрами.
   *
   * @defaultValue `isURL`
   */
  validator: (value: string, options?: IsURLOptions) => boolean;
};

/**
 * Validator definition that runs the {@link IsUUIDLocalized} check in plain code: the value must be a UUID.
 * Pass it to {@link validateAndThrow} or {@link validateAndReturnError}, with the UUID version as the
 * constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link IsUUIDLocalized} у звичайному коді: значення має бути
 * UUID. Передайте визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а як обмеження вкажіть
 * версію UUID.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.UUID_V4'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'isUuid'`
   */
  name: string;
  /**
   * Checks whether the value is a UUID of the given version; without a version, any UUID passes.
   *
   * @uk Визначає, чи значення — це UUID заданої версії. Якщо її не задано, підходить будь-який UUID.
   *
   * @defaultValue `isUUID`
   */
  validator: (value: unknown, version?: UUIDVersion) => boolean;
};

/**
 * Validator definition that runs the {@link MatchesRegexpLocalized} check in plain code: a string must match a
 * regular expression. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}, with the
 * expression as the constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link MatchesRegexpLocalized} у звичайному коді: рядок має
 * відповідати регулярному виразу. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}, а як обмеження вкажіть сам вираз.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.REGEXP'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'matches'`
   */
  name: string;
  /**
   * Checks whether the string matches the expression, passed as a `RegExp` or as a string with modifiers.
   *
   * @uk Визначає, чи відповідає рядок виразу, заданому об’єктом `RegExp` або рядком із модифікаторами.
   *
   * @defaultValue `matches`
   */
  validator: {
    (value: string, pattern: RegExp): boolean;
    (value: string, pattern: string, modifiers: string): boolean;
  };
};

/**
 * Validator definition that runs the {@link MinLocalized} check in plain code: a number must not be less than
 * the given minimum. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}, with the smallest
 * allowed number as the constraint.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link MinLocalized} у звичайному коді: число не може бути
 * меншим за задане. Передайте визначення в {@link validateAndThrow} або {@link validateAndReturnError}, а
 * як обмеження вкажіть найменше дозволене число.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.MIN'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'min'`
   */
  name: string;
  /**
   * Checks whether the value is a number not less than `min`.
   *
   * @uk Визначає, чи значення — це число, не менше за `min`.
   *
   * @defaultValue `min`
   */
  validator: (num: unknown, min: number) => boolean;
};

/**
 * Validator definition that runs the {@link NotEmptyArrayLocalized} check in plain code: an array must have at
 * least one element. Pass it to {@link validateAndThrow} or {@link validateAndReturnError}; no constraint is
 * needed.
 *
 * @uk Визначення валідатора, яке виконує перевірку {@link NotEmptyArrayLocalized} у звичайному коді: масив має
 * містити хоча б один елемент. Передайте визначення в {@link validateAndThrow} або
 * {@link validateAndReturnError}. Обмеження не потрібне.
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
   * Error message key, used unless the caller passes another key.
   *
   * @uk Ключ повідомлення про помилку на випадок, якщо не передано іншого.
   *
   * @defaultValue `'validation.NOT_EMPTY_ARRAY'`
   */
  defaultValidationMessage: string;
  /**
   * Constraint name, used as the key for the error message.
   *
   * @uk Назва обмеження — ключ, за яким у помилці лежить повідомлення.
   *
   * @defaultValue `'arrayNotEmpty'`
   */
  name: string;
  /**
   * Checks whether the value is an array with at least one element.
   *
   * @uk Визначає, чи значення — це масив, у якому є хоча б один елемент.
   *
   * @defaultValue `arrayNotEmpty`
   */
  validator: (array: unknown) => boolean;
};
