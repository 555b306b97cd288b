import type { ClassConstructor } from 'class-transformer';
import type {
  ValidationArguments,
  ValidationOptions,
  ValidatorConstraintInterface,
  ValidatorOptions,
} from 'class-validator';
import type { IsEmailOptions } from 'validator/lib/isEmail';

// Options for `ValidateNestedProperty`.
interface ValidateNestedPropertyOptions<T> {
  required?: boolean;
  validationOptions?: ValidationOptions;
  classType: new () => T;
}

/**
 * Options for {@link IsArrayCombinedLocalized}. A size check runs only if its number is set and isn't zero.
 *
 * @uk Параметри {@link IsArrayCombinedLocalized}. Декоратор перевіряє розмір, лише якщо відповідне число задано
 * й воно не дорівнює нулю.
 */
export interface IsArrayCombinedOptions {
  /**
   * Maximum number of elements.
   *
   * @uk Найбільша дозволена кількість елементів.
   */
  maxLength?: number;
  /**
   * Minimum number of elements.
   *
   * @uk Найменша дозволена кількість елементів.
   */
  minLength?: number;
  /**
   * Options merged into every check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють кожну перевірку. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  options?: ValidatorOptions;
}

/**
 * Adjusts the length and format checks that {@link IsEmailLocalized} combines.
 *
 * @uk Налаштовує перевірки довжини й формату, які поєднує {@link IsEmailLocalized}.
 */
export interface IsEmailLocalizedOptions {
  /**
   * Options for the email check, such as `each`. The `message` is always replaced with the key
   * `validation.INVALID_EMAIL`.
   *
   * @uk Параметри перевірки адреси, наприклад `each`. Повідомлення `message` декоратор завжди
   * замінює ключем `validation.INVALID_EMAIL`.
   *
   * @defaultValue `{}`
   */
  emailValidationOptions?: ValidationOptions;
  /**
   * Options for the `validator` email check, such as `allow_display_name`. They are merged with
   * `ignore_max_length: true`.
   *
   * @uk Параметри перевірки адреси з `validator`, наприклад `allow_display_name`. Вони доповнюють
   * `ignore_max_length: true`.
   *
   * @defaultValue `{}`
   */
  isEmailOptions?: IsEmailOptions;
  /**
   * Maximum number of characters in the address.
   *
   * @uk Найбільша дозволена кількість символів в адресі.
   *
   * @defaultValue `320`
   */
  maxLength?: number;
  /**
   * Options for the length check, such as `each` or `message`.
   *
   * @uk Параметри перевірки довжини, наприклад `each` чи `message`.
   *
   * @defaultValue `{}`
   */
  maxLengthValidationOptions?: ValidationOptions;
  /**
   * Whether to trim the address and convert it to lowercase before the checks.
   *
   * @uk Чи обрізати перед перевірками пробіли на кінцях адреси й переводити її в нижній регістр.
   *
   * @defaultValue `true`
   */
  trimAndLowercase?: boolean;
}

/**
 * Options for {@link IsIntegerStringCombinedLocalized}. A range check runs only if its number is set and isn't
 * zero.
 *
 * @uk Параметри {@link IsIntegerStringCombinedLocalized}. Декоратор перевіряє межу, лише якщо відповідне число
 * задано й воно не дорівнює нулю.
 */
export interface IsIntegerStringCombinedOptions {
  /**
   * Largest number that passes the check.
   *
   * @uk Найбільше число, яке проходить перевірку.
   */
  max?: number;
  /**
   * Options merged into the maximum check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку максимуму. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  maxValidationOptions?: ValidatorOptions;
  /**
   * Smallest number that passes the check.
   *
   * @uk Найменше число, яке проходить перевірку.
   */
  min?: number;
  /**
   * Options merged into the minimum check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку мінімуму. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  minValidationOptions?: ValidatorOptions;
  /**
   * Accepted by the type but not used: the integer check always runs with the default options.
   *
   * @uk Тип приймає це поле, але декоратор його не використовує: ціле число він завжди перевіряє з типовими
   * параметрами.
   */
  numberValidationOptions?: ValidatorOptions;
}

/**
 * Options for {@link IsStringCombinedLocalized}. A length check runs only if its number is set and isn't zero.
 *
 * @uk Параметри {@link IsStringCombinedLocalized}. Декоратор перевіряє довжину, лише якщо відповідне число
 * задано й воно не дорівнює нулю.
 */
export interface IsStringCombinedOptions {
  /**
   * Options merged into the empty value check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку на порожнє значення. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  isNotEmptyValidationOptions?: ValidatorOptions;
  /**
   * Maximum number of characters.
   *
   * @uk Найбільша дозволена кількість символів.
   */
  maxLength?: number;
  /**
   * Options merged into the maximum length check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку найбільшої довжини. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  maxLengthValidationOptions?: ValidatorOptions;
  /**
   * Minimum number of characters.
   *
   * @uk Найменша дозволена кількість символів.
   */
  minLength?: number;
  /**
   * Options merged into the minimum length check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку найменшої довжини. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  minLengthValidationOptions?: ValidatorOptions;
  /**
   * Whether to reject an empty string. Set it to `false` for text that the user may clear.
   *
   * @uk Чи відхиляти порожній рядок. Задайте `false` для тексту, який користувач може стерти.
   *
   * @defaultValue `true`
   */
  notEmpty?: boolean;
  /**
   * Options merged into the string check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку рядка. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  stringValidationOptions?: ValidatorOptions;
}

/**
 * Adjusts the length and pattern checks that {@link PasswordLocalized} combines.
 *
 * @uk Налаштовує перевірки довжини й шаблону, які поєднує {@link PasswordLocalized}.
 */
export interface PasswordLocalizedOptions {
  /**
   * Maximum number of characters.
   *
   * @uk Найбільша дозволена кількість символів.
   *
   * @defaultValue `128`
   */
  maxLength?: number;
  /**
   * Options merged into the maximum length check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку найбільшої довжини. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  maxLengthValidationOptions?: ValidatorOptions;
  /**
   * Minimum number of characters. The default pattern also requires at least 8.
   *
   * @uk Найменша дозволена кількість символів. Типовий шаблон теж вимагає щонайменше 8.
   *
   * @defaultValue `8`
   */
  minLength?: number;
  /**
   * Options merged into the minimum length check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку найменшої довжини. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  minLengthValidationOptions?: ValidatorOptions;
  /**
   * Options merged into the pattern check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку за шаблоном. З них діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  passwordValidationOptions?: ValidatorOptions;
  /**
   * Expression that the password must match. The default requires a Latin letter, a digit, and one of the
   * characters `!#$%&*?@^-`.
   *
   * @uk Вираз, якому має відповідати пароль. Типовий вимагає латинську літеру, цифру й один із символів `!#$%&*?@^-`.
   *
   * @defaultValue `/^(?=.*?[A-Za-z])(?=.*?\d)(?=.*?[!#$%&*?@^-]).{8,}$/`
   */
  pattern?: RegExp;
}

/**
 * `class-validator` constraint behind {@link MatchesWithProperty}: compares a property with the value that a
 * function selects from the same object. Its name in validation errors is `match`.
 *
 * @uk Обмеження `class-validator`, на якому побудовано {@link MatchesWithProperty}: порівнює властивість зі
 * значенням, яке функція вибирає з того самого об’єкта. У помилках валідації це обмеження має назву `match`.
 */
export declare class MatchConstraint implements ValidatorConstraintInterface {
  /**
   * Compares the two values with `===`.
   *
   * @uk Порівнює два значення оператором `===`.
   *
   * @param value - Value to compare with the other property.
   * @ukParam value - Значення, яке валідатор порівнює з іншою властивістю.
   * @param args - Validation arguments; the first constraint is the function that selects the other value.
   * @ukParam args - Аргументи валідації. Перше обмеження — функція, яка вибирає друге значення.
   * @returns `true` if the values are equal.
   * @ukReturns `true`, якщо значення рівні.
   */
  validate(value: unknown, args: ValidationArguments): boolean;
}

/**
 * Checks an array and, optionally, its size. Combines `IsArrayLocalized`, `IsArrayMinSizeLocalized`, and
 * `IsArrayMaxSizeLocalized` in one decorator.
 *
 * The elements aren't checked; to check them, add decorators with `each: true`.
 *
 * @uk Перевіряє масив, а за потреби й кількість елементів. Поєднує `IsArrayLocalized`,
 * `IsArrayMinSizeLocalized` та `IsArrayMaxSizeLocalized` в одному декораторі.
 *
 * Декоратор не перевіряє самих елементів: для них додайте декоратори з `each: true`.
 *
 * @param options - Allowed sizes and check options. Defaults to an empty object: any array passes.
 * @ukParam options - Дозволені розміри й параметри перевірок. За замовчуванням — порожній об’єкт: підходить будь-який
 * масив.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 * @example
 * ```ts
 * import { IsArrayCombinedLocalized, IsStringLocalized } from '@softkit/validation';
 *
 * export class AssignTagsRequest {
 *   @IsArrayCombinedLocalized({ minLength: 1, maxLength: 20 })
 *   @IsStringLocalized({ each: true })
 *   tags!: string[];
 * }
 * ```
 */
export declare function IsArrayCombinedLocalized(
  options?: IsArrayCombinedOptions,
): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Checks an email address and its length. By default, it first trims the address and converts it to lowercase,
 * so that the same address is always stored in the same form.
 *
 * It also works with arrays of addresses: pass `each: true` in both `emailValidationOptions` and
 * `maxLengthValidationOptions`.
 *
 * @uk Перевіряє адресу електронної пошти та її довжину. Перед перевіркою за замовчуванням обрізає пробіли на кінцях і
 * переводить адресу в нижній регістр, щоб ту саму адресу завжди було збережено однаково.
 *
 * Працює і з масивом адрес: передайте `each: true` в `emailValidationOptions` і в `maxLengthValidationOptions`.
 *
 * @param options - Check settings. Defaults to an empty object.
 * @ukParam options - Налаштування перевірок. За замовчуванням — порожній об’єкт.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 * @example
 * ```ts
 * import { IsEmailLocalized } from '@softkit/validation';
 *
 * export class InviteRequest {
 *   @IsEmailLocalized()
 *   email!: string;
 *
 *   @IsEmailLocalized({
 *     emailValidationOptions: { each: true },
 *     maxLengthValidationOptions: { each: true },
 *   })
 *   copyTo!: string[];
 * }
 * ```
 */
export declare function IsEmailLocalized(
  options?: IsEmailLocalizedOptions,
): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Converts a path or query parameter to an integer, then checks it and, optionally, its range. Use it for
 * values that are passed as strings, such as a page number.
 *
 * A value that isn't written as an integer, such as `1.0` or `007`, becomes `undefined` and fails with the key
 * `validation.INTEGER`.
 *
 * @uk Перетворює параметр шляху чи запиту на ціле число, а тоді перевіряє це число й, за потреби, його межі.
 * Підходить для значень, які надходять рядками, наприклад для номера сторінки.
 *
 * Значення, яке записано не як ціле число, наприклад `1.0` чи `007`, стає `undefined` і дає помилку з ключем
 * `validation.INTEGER`.
 *
 * @param options - Range and check options. Defaults to an empty object: any integer passes.
 * @ukParam options - Межі та параметри перевірок. За замовчуванням — порожній об’єкт: підходить будь-яке ціле число.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 * @example
 * ```ts
 * import { IsIntegerStringCombinedLocalized } from '@softkit/validation';
 *
 * export class PageQuery {
 *   @IsIntegerStringCombinedLocalized({ min: 1 })
 *   page!: number;
 *
 *   @IsIntegerStringCombinedLocalized({ min: 1, max: 100 })
 *   size!: number;
 * }
 * ```
 */
export declare function IsIntegerStringCombinedLocalized(
  options?: IsIntegerStringCombinedOptions,
): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Checks that the value is a non-empty string and, optionally, checks its length. Without options, it means a
 * required, non-empty string.
 *
 * @uk Перевіряє, що значення — непорожній рядок, а за потреби і його довжину. Якщо параметрів не передати,
 * рядок обов’язковий і непорожній.
 *
 * @param options - Lengths and check options. Defaults to an empty object.
 * @ukParam options - Довжини та параметри перевірок. За замовчуванням — порожній об’єкт.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 * @example
 * ```ts
 * import { IsStringCombinedLocalized } from '@softkit/validation';
 *
 * export class CreateProjectRequest {
 *   @IsStringCombinedLocalized({ minLength: 3, maxLength: 100 })
 *   name!: string;
 *
 *   @IsStringCombinedLocalized({ notEmpty: false, maxLength: 2000 })
 *   description!: string;
 * }
 * ```
 */
export declare function IsStringCombinedLocalized(
  options?: IsStringCombinedOptions,
): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Checks that a property equals another property in the same object, for example, that a password was repeated
 * correctly. The values are compared with `===`.
 *
 * @uk Перевіряє, що властивість дорівнює іншій властивості того самого об’єкта, наприклад що пароль повторено
 * правильно. Декоратор порівнює значення оператором `===`.
 *
 * @typeParam T - Class that contains both properties.
 * @ukTypeParam T - Клас, якому належать обидві властивості.
 * @param type - The same class. Used only to infer the type for `property`.
 * @ukParam type - Цей самий клас. Потрібен лише для того, щоб компілятор визначив тип `property`.
 * @param property - Function that selects the other property.
 * @ukParam property - Функція, яка вибирає другу властивість.
 * @param validationOptions - `class-validator` options, for example, `message` with the i18n key for the error.
 * The decorator has no default message.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message` з ключем i18n для помилки.
 * Типового повідомлення в декоратора немає.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 * @example
 * ```ts
 * import { MatchesWithProperty, PasswordLocalized } from '@softkit/validation';
 *
 * export class SetPasswordRequest {
 *   @PasswordLocalized()
 *   password!: string;
 *
 *   @MatchesWithProperty(SetPasswordRequest, (request) => request.password, {
 *     message: 'validation.REPEAT_PASSWORD_DOESNT_MATCH',
 *   })
 *   repeatedPassword!: string;
 * }
 * ```
 */
export declare function MatchesWithProperty<T>(
  type: ClassConstructor<T>,
  property: (o: T) => unknown,
  validationOptions?: ValidationOptions,
): (object: any, propertyName: string) => void;

/**
 * Checks password length and strength. By default, it accepts 8 to 128 characters with at least one Latin
 * letter, one digit, and one of the characters `!#$%&*?@^-`.
 *
 * The message key for the pattern check is `validation.PASSWORD_DOESNT_MATCH_CONSTRAINTS`.
 *
 * @uk Перевіряє довжину й надійність пароля. За замовчуванням приймає від 8 до 128 символів, серед яких є хоча б одна
 * латинська літера, одна цифра й один із символів `!#$%&*?@^-`.
 *
 * Ключ повідомлення для перевірки за шаблоном — `validation.PASSWORD_DOESNT_MATCH_CONSTRAINTS`.
 *
 * @param options - Lengths, pattern, and check options. Defaults to an empty object.
 * @ukParam options - Довжини, шаблон і параметри перевірок. За замовчуванням — порожній об’єкт.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 */
export declare function PasswordLocalized(
  options?: PasswordLocalizedOptions,
): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Validates a nested object, or every object in an array, against its class and converts it to an instance of
 * that class. Combines `@ValidateNested()`, `@Type()`, and `@IsObject()` or `@IsOptional()` in one decorator.
 *
 * @uk Перевіряє вкладений об’єкт або кожен об’єкт масиву за правилами його класу й перетворює на екземпляр
 * цього класу. Поєднує `@ValidateNested()`, `@Type()` та `@IsObject()` чи `@IsOptional()` в одному декораторі.
 *
 * @typeParam T - Class with the validation rules for the nested object.
 * @ukTypeParam T - Клас із правилами перевірки вкладеного об’єкта.
 * @param options - `classType` is the nested object's class; `required` (`true` by default) controls whether
 * the object must be present; `validationOptions` are passed to every check, so `each: true` there means an
 * array.
 * @ukParam options - `classType` — клас вкладеного об’єкта; `required` (за замовчуванням `true`) визначає, чи об’єкт
 * обов’язковий; `validationOptions` отримує кожна перевірка, тому для масиву вкажіть там `each: true`.
 * @returns The decorator for a class property.
 * @ukReturns Декоратор для властивості класу.
 * @example
 * ```ts
 * import { IsStringCombinedLocalized, ValidateNestedProperty } from '@softkit/validation';
 *
 * class AddressRequest {
 *   @IsStringCombinedLocalized({ maxLength: 100 })
 *   city!: string;
 * }
 *
 * export class CreateCompanyRequest {
 *   @ValidateNestedProperty({ classType: AddressRequest })
 *   legalAddress!: AddressRequest;
 *
 *   @ValidateNestedProperty({ classType: AddressRequest, required: false })
 *   postalAddress?: AddressRequest;
 *
 *   @ValidateNestedProperty({
 *     classType: AddressRequest,
 *     validationOptions: { each: true },
 *   })
 *   offices!: AddressRequest[];
 * }
 * ```
 */
export declare function ValidateNestedProperty<T>(
  options: ValidateNestedPropertyOptions<T>,
): <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;
