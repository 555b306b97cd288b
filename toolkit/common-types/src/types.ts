/** One key of an object type, or a read-only list of its keys. */
type KeysOrListOfKeys<T> = keyof T | readonly (keyof T)[];

/**
 * Optional value: `T` or `undefined`. It doesn't include `null`.
 *
 * @uk Необов’язкове значення: `T` або `undefined`, але не `null`.
 *
 * @typeParam T - Type of the value when it is present.
 * @ukTypeParam T - Тип значення, якщо воно є.
 */
export type Maybe<T> = T | undefined;

/**
 * Type with the same keys as `T`, none of which can have a value.
 *
 * Combine it with `Partial` to forbid properties: `Partial<Never<Pick<User, 'id'>>>` accepts only objects
 * without `id`.
 *
 * @uk Тип із ключами `T`, жоден з яких не може мати значення.
 *
 * Разом із `Partial` забороняє властивості: `Partial<Never<Pick<User, 'id'>>>` приймає об’єкт лише без `id`.
 *
 * @typeParam T - Object type that provides the keys.
 * @ukTypeParam T - Об’єктний тип, з якого взято ключі.
 * @example
 * ```ts
 * import { Never } from '@softkit/common-types';
 *
 * interface Article {
 *   id: string;
 *   title: string;
 * }
 *
 * // Either a stored article with its id, or a new one without any id.
 * type ArticleToSave = Article | (Omit<Article, 'id'> & Partial<Never<Pick<Article, 'id'>>>);
 *
 * const draft: ArticleToSave = { title: 'Release notes' };
 * ```
 */
export type Never<T> = { [K in keyof T]: never };

/**
 * Extracts the member type from a read-only or ordinary array, and keeps a single string, number, or symbol
 * type unchanged. Any other type becomes `never`.
 *
 * @uk Визначає тип елемента масиву (звичайного чи лише для читання), а окремий тип `string`, `number` або `symbol`
 * лишає без змін. Будь-який інший тип стає `never`.
 *
 * @typeParam T - Array type, or a type that can be an object key.
 * @ukTypeParam T - Тип масиву або тип, який може бути ключем об’єкта.
 */
export type ExtractArrayMembers<T> = T extends readonly (infer MemberType)[]
  ? MemberType
  : T extends string | number | symbol
    ? T
    : never;

/**
 * Removes properties from an object type. Unlike `Omit`, it checks that the keys exist and also accepts the
 * type of a constant key list.
 *
 * @uk Вилучає властивості з об’єктного типу. На відміну від `Omit`, перевіряє, чи існують такі ключі, і приймає
 * також тип сталого списку ключів.
 *
 * @typeParam TObject - Object type to remove properties from.
 * @ukTypeParam TObject - Об’єктний тип, з якого треба вилучити властивості.
 * @typeParam TKeys - Key, union of keys, or read-only list of keys to remove.
 * @ukTypeParam TKeys - Ключ, об’єднання ключів або список ключів лише для читання, які треба вилучити.
 * @example
 * ```ts
 * import { ExcludeKeys } from '@softkit/common-types';
 *
 * interface User {
 *   id: string;
 *   name: string;
 *   passwordHash: string;
 * }
 *
 * const hidden = ['passwordHash'] as const;
 *
 * type PublicUser = ExcludeKeys<User, typeof hidden>;
 *
 * const user: PublicUser = { id: '1', name: 'Olena' };
 * ```
 */
export type ExcludeKeys<TObject, TKeys extends KeysOrListOfKeys<TObject>> = Omit<TObject, ExtractArrayMembers<TKeys>>;
