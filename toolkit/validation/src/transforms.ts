import type { ClassConstructor, TransformFnParams } from 'class-transformer';

/**
 * Property decorator that converts query or form strings to a boolean: only `'true'` becomes `true`, and any
 * other value becomes `false`. Boolean values stay unchanged.
 *
 * Apply it without parentheses. It doesn't reject any values: `'1'` or `'yes'` silently become `false`, so a
 * validator on the same property always receives a boolean.
 *
 * @uk Декоратор властивості, який перетворює рядки із запиту чи форми на булеве значення: `true` він робить
 * лише з `'true'`, а з будь-якого іншого значення — `false`. Булевих значень не змінює.
 *
 * Застосовуйте декоратор без дужок. Він нічого не відхиляє: `'1'` чи `'yes'` непомітно стають `false`, тому
 * валідатор цієї властивості завжди отримує булеве значення.
 *
 * @example
 * ```ts
 * import { IsBoolean, IsOptional } from 'class-validator';
 * import { BooleanType } from '@softkit/validation';
 *
 * export class UsersQuery {
 *   @BooleanType
 *   @IsBoolean()
 *   @IsOptional()
 *   archived?: boolean;
 * }
 * ```
 */
export declare const BooleanType: <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Property decorator that converts an integer written as a string to a number with {@link toInteger}.
 *
 * Apply it without parentheses. Any other string, such as `'1.0'` or `'007'`, becomes `undefined`, so a required
 * property fails validation, while a property with `@IsOptional()` is treated as missing.
 *
 * @uk Декоратор властивості, який перетворює ціле число, записане рядком, на число функцією {@link toInteger}.
 *
 * Застосовуйте декоратор без дужок. Інші рядки, наприклад `'1.0'` чи `'007'`, стають `undefined`. Обов’язкова
 * властивість тоді не пройде валідації, а властивість з `@IsOptional()` вважатиметься незаданою.
 */
export declare const IntegerType: <TFunction extends Function, Y>(
  target: object | TFunction,
  propertyKey?: string | symbol,
  descriptor?: TypedPropertyDescriptor<Y>,
) => void;

/**
 * Property decorator that trims whitespace around a string with {@link trimTransformer}. Apply it without
 * parentheses.
 *
 * @uk Декоратор властивості, який обрізає пробіли на кінцях рядка функцією {@link trimTransformer}.
 * Застосовуйте його без дужок.
 *
 * @example
 * ```ts
 * import { IsStringCombinedLocalized, Trim } from '@softkit/validation';
 *
 * export class CreateTagRequest {
 *   @Trim
 *   @IsStringCombinedLocalized({ maxLength: 64 })
 *   name!: string;
 * }
 * ```
 */
export declare const Trim: PropertyDecorator;

/**
 * Property decorator that trims a string, or every string in an array, and converts it to lowercase with
 * {@link trimAndLowercaseTransformer}. Apply it without parentheses.
 *
 * @uk Декоратор властивості, який функцією {@link trimAndLowercaseTransformer} обрізає пробіли на кінцях рядка
 * або кожного рядка масиву й переводить його в нижній регістр. Застосовуйте декоратор без дужок.
 */
export declare const TrimAndLowercase: PropertyDecorator;

/**
 * Converts a value to an integer inside `@Transform()`. It accepts a number, or a string of digits with an
 * optional minus and no leading zeros.
 *
 * @uk Перетворює значення на ціле число всередині `@Transform()`. Приймає число або рядок із цифр — з
 * необов’язковим мінусом і без нулів на початку.
 *
 * @param params - Parameters that `class-transformer` passes to a transform function.
 * @ukParam params - Параметри, які `class-transformer` передає функції перетворення.
 * @returns The integer, or `undefined` if the value isn't written as an integer. `null` and `undefined` are
 * returned unchanged.
 * @ukReturns Ціле число або `undefined`, якщо значення записано не як ціле. `null` і `undefined` функція
 * повертає без змін.
 */
export declare function toInteger(params: TransformFnParams): number | undefined;

/**
 * Parses a compact query parameter such as `name:asc,age:desc` into instances of a class.
 *
 * Call it inside `@Transform()`. Each item is split into values, which are assigned to `keys` in order, and the
 * object is passed through {@link map}, so the target class must mark its fields with `@Expose()`. The values
 * themselves aren't checked: add `@ValidateNested()` and `@Type()` to the property, and validators to the
 * class.
 *
 * @uk Перетворює стислий параметр запиту на зразок `name:asc,age:desc` на екземпляри класу.
 *
 * Викликайте функцію всередині `@Transform()`. Вона ділить кожен елемент на значення, по черзі присвоює їх
 * ключам `keys` і передає готовий об’єкт у {@link map}, тому поля цільового класу позначайте `@Expose()`. Функція не
 * перевіряє самих значень: додайте до властивості `@ValidateNested()` і `@Type()`, а до класу —
 * валідатори.
 *
 * @typeParam T - Class that each item becomes an instance of.
 * @ukTypeParam T - Клас, екземпляром якого стає кожен елемент.
 * @param params - Parameters that `class-transformer` passes to a transform function.
 * @ukParam params - Параметри, які `class-transformer` передає функції перетворення.
 * @param keys - Property names in the order in which their values appear in an item.
 * @ukParam keys - Назви властивостей у тому порядку, в якому їхні значення записано в елементі.
 * @param constr - Class to instantiate for each item.
 * @ukParam constr - Клас, екземпляр якого треба створити для кожного елемента.
 * @param keysValues - Allowed property names; normally the same list as `keys`.
 * @ukParam keysValues - Дозволені назви властивостей. Зазвичай це той самий список, що й `keys`.
 * @param objectsSeparator - Separator between items. Defaults to a comma.
 * @ukParam objectsSeparator - Роздільник між елементами. За замовчуванням — кома.
 * @param valuesSeparator - Separator between values in an item. Defaults to a colon.
 * @ukParam valuesSeparator - Роздільник між значеннями одного елемента. За замовчуванням — двокрапка.
 * @returns An array of `T` for a string, `undefined` for `undefined`, or an empty object for a value of another
 * type.
 * @ukReturns Масив `T` для рядка, `undefined` для `undefined` або порожній об’єкт для значення іншого типу.
 * @throws `GeneralBadRequestException` if an item has more values than there are keys, or a key isn't in
 * `keysValues`.
 * @ukThrows `GeneralBadRequestException`, якщо значень в елементі більше, ніж ключів, або ключа немає в `keysValues`.
 * @example
 * ```ts
 * import { Expose, Transform, Type } from 'class-transformer';
 * import { ValidateNested } from 'class-validator';
 * import {
 *   IsStringEnumLocalized,
 *   toObjectsArrayFromString,
 * } from '@softkit/validation';
 *
 * class SortItem {
 *   @Expose()
 *   @IsStringEnumLocalized(['name', 'createdAt'])
 *   field!: string;
 *
 *   @Expose()
 *   @IsStringEnumLocalized(['asc', 'desc'])
 *   direction!: string;
 * }
 *
 * export class ListQuery {
 *   @ValidateNested({ each: true })
 *   @Type(() => SortItem)
 *   @Transform((params) =>
 *     toObjectsArrayFromString<SortItem>(
 *       params,
 *       ['field', 'direction'],
 *       SortItem,
 *       ['field', 'direction'],
 *     ),
 *   )
 *   sort!: SortItem[];
 * }
 * ```
 */
export declare function toObjectsArrayFromString<T>(
  params: TransformFnParams,
  keys: Array<keyof T>,
  constr: ClassConstructor<T>,
  keysValues: string[],
  objectsSeparator?: string,
  valuesSeparator?: string,
): {} | undefined;

/**
 * Trims a string, or every string in an array, and converts it to lowercase. {@link TrimAndLowercase} applies
 * it as a decorator.
 *
 * @uk Обрізає пробіли на кінцях рядка або кожного рядка масиву й переводить його в нижній регістр. Декоратор із
 * цією функцією — {@link TrimAndLowercase}.
 *
 * @param params - Parameters that `class-transformer` passes to a transform function.
 * @ukParam params - Параметри, які `class-transformer` передає функції перетворення.
 * @returns The converted string or array, or `undefined` if the value is `null` or `undefined`.
 * @ukReturns Змінений рядок чи масив або `undefined`, якщо значення — `null` чи `undefined`.
 * @throws `TypeError` if the value or an array element isn't a string.
 * @ukThrows `TypeError`, якщо значення або елемент масиву — не рядок.
 */
export declare function trimAndLowercaseTransformer(
  params: TransformFnParams,
): string | string[] | undefined;

/**
 * Trims whitespace around a string. The {@link Trim} decorator applies this function.
 *
 * @uk Обрізає пробіли на кінцях рядка. Декоратор із цією функцією — {@link Trim}.
 *
 * @param params - Parameters that `class-transformer` passes to a transform function.
 * @ukParam params - Параметри, які `class-transformer` передає функції перетворення.
 * @returns The trimmed string, or `undefined` if the value is `null` or `undefined`.
 * @ukReturns Рядок без пробілів на кінцях або `undefined`, якщо значення — `null` чи `undefined`.
 * @throws `TypeError` if the value isn't a string.
 * @ukThrows `TypeError`, якщо значення — не рядок.
 */
export declare function trimTransformer(params: TransformFnParams): string | undefined;
