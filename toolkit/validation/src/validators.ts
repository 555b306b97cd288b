import type { IsNumberOptions, ValidationOptions } from 'class-validator';
import type { UUIDVersion } from 'class-validator/types/decorator/string/IsUUID';
import type { IsISO8601Options } from 'validator/lib/isISO8601';
import type { IsURLOptions } from 'validator/lib/isURL';

/**
 * Checks that the value is an array. The error message key is `validation.ARRAY`.
 *
 * @uk Перевіряє, що значення — масив. Ключ повідомлення про помилку — `validation.ARRAY`.
 *
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsArrayLocalized(validationOptions?: ValidationOptions): PropertyDecorator;

/**
 * Checks that the value is an array with at most `max` elements. The error message key is
 * `validation.ARRAY_MAX_SIZE`.
 *
 * @uk Перевіряє, що значення — масив, у якому не більше ніж `max` елементів. Ключ повідомлення про помилку —
 * `validation.ARRAY_MAX_SIZE`.
 *
 * @param max - Maximum number of elements.
 * @ukParam max - Найбільша дозволена кількість елементів.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsArrayMaxSizeLocalized(
  max: number,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value is an array with at least `min` elements. The error message key is
 * `validation.ARRAY_MIN_SIZE`.
 *
 * @uk Перевіряє, що значення — масив, у якому не менше ніж `min` елементів. Ключ повідомлення про помилку —
 * `validation.ARRAY_MIN_SIZE`.
 *
 * @param min - Minimum number of elements.
 * @ukParam min - Найменша дозволена кількість елементів.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsArrayMinSizeLocalized(
  min: number,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value is `true` or `false`; the strings `'true'` and `'false'` are rejected unless
 * `BooleanType` converts them first. The error message key is `validation.BOOLEAN`.
 *
 * @uk Перевіряє, що значення — `true` або `false`. Декоратор не приймає рядків `'true'` і `'false'`, якщо їх
 * спершу не перетворив `BooleanType`. Ключ повідомлення про помилку — `validation.BOOLEAN`.
 *
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsBooleanLocalized(
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value is an ISO 8601 date string, such as `2024-02-29` or `2024-02-29T10:00:00Z`. The value
 * stays a string. The error message key is `validation.DATE`.
 *
 * `strict` and `strictSeparator` are always on: a nonexistent date is rejected, and the time must follow the
 * letter `T`.
 *
 * @uk Перевіряє, що значення — рядок із датою у форматі ISO 8601, наприклад `2024-02-29` чи
 * `2024-02-29T10:00:00Z`. Значення лишається рядком. Ключ повідомлення про помилку — `validation.DATE`.
 *
 * `strict` і `strictSeparator` завжди ввімкнено: дати, якої не буває, перевірка не пропустить, а перед часом
 * вимагатиме літери `T`.
 *
 * @param dateOptions - Options for the `validator` check; `strict` and `strictSeparator` are always overridden.
 * Defaults to an empty object.
 * @ukParam dateOptions - Параметри перевірки з `validator`; `strict` і `strictSeparator` декоратор завжди
 * замінює. За замовчуванням — порожній об’єкт.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsDateLocalized(
  dateOptions?: IsISO8601Options,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value is a number without a fraction; digits in a string are rejected. The error message key
 * is `validation.INTEGER`.
 *
 * @uk Перевіряє, що значення — число без дробової частини. Чисел, записаних рядком, декоратор не приймає. Ключ
 * повідомлення про помилку — `validation.INTEGER`.
 *
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsIntegerLocalized(
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value is a string that contains only digits, without a sign, a decimal point, or spaces. The
 * error message key is `validation.IS_STRING_INTEGER`.
 *
 * @uk Перевіряє, що значення — рядок лише із цифр: без знака, десяткової крапки й пробілів. Ключ повідомлення
 * про помилку — `validation.IS_STRING_INTEGER`.
 *
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsIntegerString(validationOptions?: ValidationOptions): PropertyDecorator;

/**
 * Checks that the value is a string with a JSON object or array; single numbers, strings, and `null` are
 * rejected. The error message key is `validation.JSON`.
 *
 * @uk Перевіряє, що значення — рядок з об’єктом або масивом JSON. Окремих чисел, рядків і `null` декоратор не
 * приймає. Ключ повідомлення про помилку — `validation.JSON`.
 *
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsJSONLocalized(validationOptions?: ValidationOptions): PropertyDecorator;

/**
 * Rejects an empty string, `null`, and `undefined`. A string of spaces passes, so combine this decorator with
 * `Trim` where that matters. The error message key is `validation.NOT_EMPTY`.
 *
 * @uk Відхиляє порожній рядок, `null` і `undefined`. Рядок із самих пробілів проходить: якщо він небажаний,
 * додайте `Trim`. Ключ повідомлення про помилку — `validation.NOT_EMPTY`.
 *
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsNotEmptyLocalized(
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value is a number. Strings are rejected; so are `NaN` and infinities, unless the options
 * allow them. The error message key is `validation.NUMBER`.
 *
 * @uk Перевіряє, що значення — число. Декоратор завжди відхиляє рядки, а `NaN` і нескінченності — якщо їх не
 * дозволяють параметри. Ключ повідомлення про помилку — `validation.NUMBER`.
 *
 * @param isNumberOptions - `IsNumber` options: `allowNaN`, `allowInfinity`, `maxDecimalPlaces`. Defaults to an
 * empty object.
 * @ukParam isNumberOptions - Параметри `IsNumber`: `allowNaN`, `allowInfinity`, `maxDecimalPlaces`. За замовчуванням
 * порожній об’єкт.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsNumberLocalized(
  isNumberOptions?: IsNumberOptions,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value is an object; arrays and `null` are rejected. The error message key is
 * `validation.OBJECT`.
 *
 * The object's contents aren't checked. To validate the fields as well, use `ValidateNestedProperty`.
 *
 * @uk Перевіряє, що значення — об’єкт. Декоратор не приймає масивів і `null`. Ключ повідомлення про помилку —
 * `validation.OBJECT`.
 *
 * Декоратор не перевіряє вмісту об’єкта. Щоб перевірити й поля, застосуйте `ValidateNestedProperty`.
 *
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsObjectLocalized(validationOptions?: ValidationOptions): PropertyDecorator;

/**
 * Checks that the value is in an enum or a list. The error message key is `validation.STRING_ENUM`; the
 * message text includes the received value and, for an enum, the allowed values.
 *
 * @uk Перевіряє, що значення належить до переліку або списку. Ключ повідомлення про помилку —
 * `validation.STRING_ENUM`. Текст містить отримане значення, а для переліку (enum) — і дозволені.
 *
 * @param enumType - Enum or an array of allowed strings.
 * @ukParam enumType - Перелік або масив дозволених рядків.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 * @example
 * ```ts
 * import { IsStringEnumLocalized } from '@softkit/validation';
 *
 * enum UserRole {
 *   ADMIN = 'admin',
 *   EDITOR = 'editor',
 * }
 *
 * export class InviteUserRequest {
 *   @IsStringEnumLocalized(UserRole)
 *   role!: UserRole;
 *
 *   @IsStringEnumLocalized(['en', 'uk'])
 *   language!: string;
 * }
 * ```
 */
export declare function IsStringEnumLocalized(
  enumType: object | string[],
  validationOptions?: ValidationOptions,
): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Checks that the value is a string, including an empty one. The error message key is `validation.STRING`.
 *
 * @uk Перевіряє, що значення — рядок, зокрема порожній. Ключ повідомлення про помилку — `validation.STRING`.
 *
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsStringLocalized(validationOptions?: ValidationOptions): PropertyDecorator;

/**
 * Checks that the value is a URL. The error message key is `validation.URL`.
 *
 * With the default options, a host must have a top-level domain, so `http://localhost` fails unless you pass
 * `require_tld: false`.
 *
 * @uk Перевіряє, що значення — URL. Ключ повідомлення про помилку — `validation.URL`.
 *
 * З типовими параметрами хост повинен мати домен верхнього рівня: `http://localhost` пройде перевірку, лише
 * якщо передати `require_tld: false`.
 *
 * @param opt - Options for the `validator` check, such as `protocols` or `require_tld`. Defaults to an empty
 * object.
 * @ukParam opt - Параметри перевірки з `validator`, наприклад `protocols` чи `require_tld`. За замовчуванням порожній
 * об’єкт.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsUrlLocalized(
  opt?: IsURLOptions,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value is a UUID of the given version. The error message key is `validation.UUID_V4` for any
 * version, so set a custom `message` for versions other than 4.
 *
 * @uk Перевіряє, що значення — UUID заданої версії. Ключ повідомлення про помилку для будь-якої версії —
 * `validation.UUID_V4`. Для всіх версій, крім 4, задайте власний `message`.
 *
 * @param opt - UUID version, or `all`. Defaults to `4`.
 * @ukParam opt - Версія UUID або `all`. За замовчуванням — `4`.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function IsUUIDLocalized(
  opt?: UUIDVersion,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value matches a regular expression. The error message key is `validation.REGEXP`; the message
 * text shows the pattern to the client, so set a friendlier `message` if the pattern is hard to read.
 *
 * @uk Перевіряє, що значення відповідає регулярному виразу. Ключ повідомлення про помилку —
 * `validation.REGEXP`. У тексті клієнт побачить сам вираз: якщо він складний, задайте зрозуміліший `message`.
 *
 * @param pattern - Expression to match; add `^` and `$` to match the whole value.
 * @ukParam pattern - Вираз, якому має відповідати значення. Щоб охопити все значення, додайте `^` і `$`.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 * @example
 * ```ts
 * import { MatchesRegexpLocalized } from '@softkit/validation';
 *
 * export class CreateTenantRequest {
 *   @MatchesRegexpLocalized(/^[a-z][a-z0-9-]{2,30}$/)
 *   slug!: string;
 * }
 * ```
 */
export declare function MatchesRegexpLocalized(
  pattern: RegExp,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the string has at most `n` characters. The error message key is `validation.MAX_STRING_LENGTH`.
 *
 * @uk Перевіряє, що рядок має не більше ніж `n` символів. Ключ повідомлення про помилку —
 * `validation.MAX_STRING_LENGTH`.
 *
 * @param n - Maximum number of characters.
 * @ukParam n - Найбільша дозволена кількість символів.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function MaxLengthLocalized(
  n: number,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the number is not greater than `n`. The error message key is `validation.MAX`.
 *
 * @uk Перевіряє, що число не перевищує `n`. Ключ повідомлення про помилку — `validation.MAX`.
 *
 * @param n - Largest number that passes the check.
 * @ukParam n - Найбільше число, яке проходить перевірку.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function MaxLocalized(
  n: number,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the number is not less than `n`. The error message key is `validation.MIN`.
 *
 * @uk Перевіряє, що число не менше за `n`. Ключ повідомлення про помилку — `validation.MIN`.
 *
 * @param n - Smallest number that passes the check.
 * @ukParam n - Найменше число, яке проходить перевірку.
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function MinLocalized(
  n: number,
  validationOptions?: ValidationOptions,
): PropertyDecorator;

/**
 * Checks that the value is an array with at least one element. The error message key is
 * `validation.NOT_EMPTY_ARRAY`.
 *
 * @uk Перевіряє, що значення — масив, у якому є хоча б один елемент. Ключ повідомлення про помилку —
 * `validation.NOT_EMPTY_ARRAY`.
 *
 * @param validationOptions - `class-validator` options, such as `message`, `each`, or `groups`.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message`, `each` чи `groups`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function NotEmptyArrayLocalized(
  validationOptions?: ValidationOptions,
): PropertyDecorator;
