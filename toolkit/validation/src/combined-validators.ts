import type { ClassConstructor } from 'class-transformer';
import type {
  ValidationArguments,
  ValidationOptions,
  ValidatorConstraintInterface,
  ValidatorOptions,
} from 'class-validator';
import type { IsEmailOptions } from 'validator/lib/isEmail';

// The single argument of `ValidateNestedProperty`.
interface ValidateNestedPropertyOptions<T> {
  required?: boolean;
  validationOptions?: ValidationOptions;
  classType: new () => T;
}

/**
 * Settings of {@link IsArrayCombinedLocalized}. A size check runs only when its number is set and is not zero.
 *
 * @uk Налаштування {@link IsArrayCombinedLocalized}. Перевірка розміру діє лише тоді, коли відповідне число задане й не
 * дорівнює нулю.
 */
export interface IsArrayCombinedOptions {
  /**
   * Largest allowed number of elements.
   *
   * @uk Найбільша дозволена кількість елементів.
   */
  maxLength?: number;
  /**
   * Smallest allowed number of elements.
   *
   * @uk Найменша дозволена кількість елементів.
   */
  minLength?: number;
  /**
   * Options merged into every check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють кожну перевірку; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  options?: ValidatorOptions;
}

/**
 * Settings of {@link IsEmailLocalized}.
 *
 * @uk Налаштування {@link IsEmailLocalized}.
 */
export interface IsEmailLocalizedOptions {
  /**
   * Options of the e-mail check, such as `each`. Its `message` is always replaced with the key
   * `validation.INVALID_EMAIL`.
   *
   * @uk Параметри перевірки адреси, наприклад `each`. Повідомлення `message` завжди замінюється ключем
   * `validation.INVALID_EMAIL`.
   *
   * @defaultValue `{}`
   */
  emailValidationOptions?: ValidationOptions;
  /**
   * Options of the `validator` e-mail check, such as `allow_display_name`. They are merged over
   * `ignore_max_length: true`.
   *
   * @uk Параметри перевірки адреси з `validator`, наприклад `allow_display_name`. Вони доповнюють
   * `ignore_max_length: true`.
   *
   * @defaultValue `{}`
   */
  isEmailOptions?: IsEmailOptions;
  /**
   * Largest allowed number of characters in the address.
   *
   * @uk Найбільша дозволена кількість символів в адресі.
   *
   * @defaultValue `320`
   */
  maxLength?: number;
  /**
   * Options of the length check, such as `each` or `message`.
   *
   * @uk Параметри перевірки довжини, наприклад `each` чи `message`.
   *
   * @defaultValue `{}`
   */
  maxLengthValidationOptions?: ValidationOptions;
  /**
   * Trims the address and converts it to lower case before the checks.
   *
   * @uk Перед перевірками обрізає пробіли з обох кінців адреси й переводить її в нижній регістр.
   *
   * @defaultValue `true`
   */
  trimAndLowercase?: boolean;
}

/**
 * Settings of {@link IsIntegerStringCombinedLocalized}. A range check runs only when its number is set and is not zero.
 *
 * @uk Налаштування {@link IsIntegerStringCombinedLocalized}. Перевірка межі діє лише тоді, коли відповідне число задане
 * й не дорівнює нулю.
 */
export interface IsIntegerStringCombinedOptions {
  /**
   * Largest allowed number, itself included.
   *
   * @uk Найбільше дозволене число включно.
   */
  max?: number;
  /**
   * Options merged into the check of the maximum; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку максимуму; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  maxValidationOptions?: ValidatorOptions;
  /**
   * Smallest allowed number, itself included.
   *
   * @uk Найменше дозволене число включно.
   */
  min?: number;
  /**
   * Options merged into the check of the minimum; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку мінімуму; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  minValidationOptions?: ValidatorOptions;
  /**
   * Accepted by the type but not used: the integer check always runs with its own options.
   *
   * @uk Є в типі, але не використовується: перевірка цілого числа завжди виконується з власними параметрами.
   */
  numberValidationOptions?: ValidatorOptions;
}

/**
 * Settings of {@link IsStringCombinedLocalized}. A length check runs only when its number is set and is not zero.
 *
 * @uk Налаштування {@link IsStringCombinedLocalized}. Перевірка довжини діє лише тоді, коли відповідне число задане й не
 * дорівнює нулю.
 */
export interface IsStringCombinedOptions {
  /**
   * Options merged into the check for an empty value; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку на порожнє значення; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  isNotEmptyValidationOptions?: ValidatorOptions;
  /**
   * Largest allowed number of characters.
   *
   * @uk Найбільша дозволена кількість символів.
   */
  maxLength?: number;
  /**
   * Options merged into the check of the maximum length; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку найбільшої довжини; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  maxLengthValidationOptions?: ValidatorOptions;
  /**
   * Smallest allowed number of characters.
   *
   * @uk Найменша дозволена кількість символів.
   */
  minLength?: number;
  /**
   * Options merged into the check of the minimum length; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку найменшої довжини; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  minLengthValidationOptions?: ValidatorOptions;
  /**
   * Rejects an empty string. Set it to `false` for a text the user may clear.
   *
   * @uk Відхиляє порожній рядок. Задайте `false` для тексту, який користувач може стерти.
   *
   * @defaultValue `true`
   */
  notEmpty?: boolean;
  /**
   * Options merged into the string check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку рядка; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  stringValidationOptions?: ValidatorOptions;
}

/**
 * Settings of {@link PasswordLocalized}.
 *
 * @uk Налаштування {@link PasswordLocalized}.
 */
export interface PasswordLocalizedOptions {
  /**
   * Largest allowed number of characters.
   *
   * @uk Найбільша дозволена кількість символів.
   *
   * @defaultValue `128`
   */
  maxLength?: number;
  /**
   * Options merged into the check of the maximum length; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку найбільшої довжини; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  maxLengthValidationOptions?: ValidatorOptions;
  /**
   * Smallest allowed number of characters. The default pattern requires at least 8 as well.
   *
   * @uk Найменша дозволена кількість символів. Типовий шаблон теж вимагає щонайменше 8.
   *
   * @defaultValue `8`
   */
  minLength?: number;
  /**
   * Options merged into the check of the minimum length; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку найменшої довжини; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  minLengthValidationOptions?: ValidatorOptions;
  /**
   * Options merged into the pattern check; `groups` and `always` take effect.
   *
   * @uk Параметри, які доповнюють перевірку за шаблоном; діють `groups` і `always`.
   *
   * @defaultValue `{}`
   */
  passwordValidationOptions?: ValidatorOptions;
  /**
   * Expression the password has to match. The default requires a Latin letter, a digit, and one of the
   * characters `!#$%&*?@^-`.
   *
   * @uk Вираз, якому має відповідати пароль. Типовий вимагає латинську літеру, цифру й один із символів `!#$%&*?@^-`.
   *
   * @defaultValue `/^(?=.*?[A-Za-z])(?=.*?\d)(?=.*?[!#$%&*?@^-]).{8,}$/`
   */
  pattern?: RegExp;
}

/**
 * `class-validator` constraint behind {@link MatchesWithProperty}: it compares a property with the value that
 * a function picks from the same object. Its name in validation errors is `match`.
 *
 * @uk Обмеження `class-validator`, на якому побудовано {@link MatchesWithProperty}: порівнює властивість зі значенням, яке
 * функція вибирає з того самого об’єкта. У помилках валідації має назву `match`.
 */
export declare class MatchConstraint implements ValidatorConstraintInterface {
  /**
   * Compares the two values with `===`.
   *
   * @uk Порівнює два значення оператором `===`.
   *
   * @param value - Value of the decorated property.
   * @ukParam value - Значення властивості з декоратором.
   * @param args - Validation arguments; the first constraint is the function that picks the other value.
   * @ukParam args - Аргументи валідації; перше обмеження — функція, яка вибирає друге значення.
   * @returns `true` when the values are equal.
   * @ukReturns `true`, якщо значення рівні.
   */
  validate(value: unknown, args: ValidationArguments): boolean;
}

/**
 * Checks an array and, when you ask for it, its size: one decorator for `IsArrayLocalized`, `IsArrayMinSizeLocalized`,
 * and `IsArrayMaxSizeLocalized`.
 *
 * The elements are not checked; add decorators with `each: true` for them.
 *
 * @uk Перевіряє масив, а за потреби й кількість елементів: один декоратор замість `IsArrayLocalized`,
 * `IsArrayMinSizeLocalized` та `IsArrayMaxSizeLocalized`.
 *
 * Самі елементи не перевіряються; для них додайте декоратори з `each: true`.
 *
 * @param options - Allowed sizes and options of the checks. Defaults to an empty object: any array passes.
 * @ukParam options - Дозволені розміри й параметри перевірок. Типово порожній об’єкт: підходить будь-який масив.
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
 * Checks an e-mail address and its length, and by default trims it and converts it to lower case first, so that
 * one address is always stored in one form.
 *
 * It works on arrays of addresses as well: pass `each: true` in both `emailValidationOptions` and
 * `maxLengthValidationOptions`.
 *
 * @uk Перевіряє адресу електронної пошти та її довжину, а типово ще й спершу обрізає пробіли з обох кінців і переводить
 * адресу в нижній регістр, тож та сама адреса завжди зберігається однаково.
 *
 * Працює і з масивом адрес: передайте `each: true` в `emailValidationOptions` і в `maxLengthValidationOptions`.
 *
 * @param options - Settings of the checks. Defaults to an empty object.
 * @ukParam options - Налаштування перевірок. Типово порожній об’єкт.
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
 * Converts a path or query parameter to an integer, then checks it and, when you ask for it, its range. Use it for
 * values that arrive as strings, such as a page number.
 *
 * A value that is not written as an integer, such as `1.0` or `007`, becomes `undefined` and fails with the key
 * `validation.INTEGER`.
 *
 * @uk Перетворює параметр шляху чи запиту на ціле число, а тоді перевіряє його та, за потреби, межі. Підходить для значень,
 * які надходять рядками, наприклад для номера сторінки.
 *
 * Значення, не записане як ціле число, як-от `1.0` чи `007`, стає `undefined` і не проходить перевірку з ключем
 * `validation.INTEGER`.
 *
 * @param options - Range and options of the checks. Defaults to an empty object: any integer passes.
 * @ukParam options - Межі та параметри перевірок. Типово порожній об’єкт: підходить будь-яке ціле число.
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
 * Checks a string, that it is not empty, and, when you ask for it, its length. Without options it means a required,
 * non-empty string.
 *
 * @uk Перевіряє, що значення — непорожній рядок, а за потреби ще й його довжину. Без параметрів означає обов’язковий
 * непорожній рядок.
 *
 * @param options - Lengths and options of the checks. Defaults to an empty object.
 * @ukParam options - Довжини та параметри перевірок. Типово порожній об’єкт.
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
 * Checks that a property equals another property of the same object, for example that a password was repeated
 * correctly. The values are compared with `===`.
 *
 * @uk Перевіряє, що властивість дорівнює іншій властивості того самого об’єкта, наприклад що пароль повторено правильно.
 * Значення порівнюються оператором `===`.
 *
 * @typeParam T - Class that holds both properties.
 * @ukTypeParam T - Клас, якому належать обидві властивості.
 * @param type - That class. It only gives `property` its type.
 * @ukParam type - Цей самий клас. Потрібен лише для типізації `property`.
 * @param property - Function that picks the other property.
 * @ukParam property - Функція, яка вибирає другу властивість.
 * @param validationOptions - `class-validator` options, for example `message` with the i18n key of the error. The
 * decorator has no message of its own.
 * @ukParam validationOptions - Параметри `class-validator`, наприклад `message` з ключем i18n для помилки. Власного
 * повідомлення декоратор не має.
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
 * Checks the length and the strength of a password. By default it takes 8 to 128 characters with at least one Latin
 * letter, one digit, and one of the characters `!#$%&*?@^-`.
 *
 * The message key of the pattern check is `validation.PASSWORD_DOESNT_MATCH_CONSTRAINTS`.
 *
 * @uk Перевіряє довжину й надійність пароля. Типово приймає від 8 до 128 символів, серед яких є хоча б одна латинська
 * літера, одна цифра й один із символів `!#$%&*?@^-`.
 *
 * Ключ повідомлення для перевірки за шаблоном — `validation.PASSWORD_DOESNT_MATCH_CONSTRAINTS`.
 *
 * @param options - Lengths, pattern, and options of the checks. Defaults to an empty object.
 * @ukParam options - Довжини, шаблон і параметри перевірок. Типово порожній об’єкт.
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
 * Validates a nested object, or every object of an array, against its own class and turns it into an instance of that
 * class. One decorator does the work of `@ValidateNested()`, `@Type()`, and `@IsObject()` or `@IsOptional()`.
 *
 * @uk Перевіряє вкладений об’єкт або кожен об’єкт масиву за правилами його класу й перетворює на екземпляр цього
 * класу. Один декоратор виконує роботу `@ValidateNested()`, `@Type()` та `@IsObject()` чи `@IsOptional()`.
 *
 * @typeParam T - Class of the nested object.
 * @ukTypeParam T - Клас вкладеного об’єкта.
 * @param options - `classType` is the class of the nested object; `required` (`true` by default) tells whether the object
 * has to be present; `validationOptions` go to every check, so `each: true` there makes it an array.
 * @ukParam options - `classType` — клас вкладеного об’єкта; `required` (типово `true`) визначає, чи об’єкт обов’язковий;
 * `validationOptions` передаються кожній перевірці, тож `each: true` в них означає масив.
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
