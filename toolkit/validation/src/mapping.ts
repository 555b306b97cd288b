import type { ClassConstructor, ClassTransformOptions } from 'class-transformer';

/**
 * Converts every array element to an instance of `clazz`, keeping only the fields that the class declares with
 * `@Expose()` or `@Exclude()`.
 *
 * Calls `plainToInstance` from `class-transformer` with {@link DEFAULT_MAP_OPTIONS}. Nested objects are mapped
 * too if the field has `@Type()`.
 *
 * @uk Перетворює кожен елемент масиву на екземпляр `clazz` і залишає лише ті поля, які клас оголошує
 * з `@Expose()` або `@Exclude()`.
 *
 * Викликає `plainToInstance` із `class-transformer` з параметрами {@link DEFAULT_MAP_OPTIONS}. Якщо поле має
 * `@Type()`, перетворює і вкладені об’єкти.
 *
 * @typeParam FROM - Element type to convert, usually an entity.
 * @ukTypeParam FROM - Тип об’єктів, які треба перетворити, зазвичай сутність.
 * @typeParam TO - Class that the objects become instances of, usually a DTO.
 * @ukTypeParam TO - Клас, екземплярами якого стають об’єкти, зазвичай DTO.
 * @param from - Objects to map, usually entities.
 * @ukParam from - Об’єкти, які треба перетворити, зазвичай сутності.
 * @param clazz - Class to create an instance of for each object.
 * @ukParam clazz - Клас, екземпляр якого треба створити для кожного об’єкта.
 * @param options - `class-transformer` options; each one overrides the corresponding option in
 * {@link DEFAULT_MAP_OPTIONS}.
 * @ukParam options - Параметри `class-transformer`, кожен з яких має пріоритет над відповідним із {@link DEFAULT_MAP_OPTIONS}.
 * @returns The instances, in the same order as the source array.
 * @ukReturns Екземпляри в тому самому порядку, що й в отриманому масиві.
 */
export declare function map<FROM, TO>(
  from: FROM[],
  clazz: ClassConstructor<TO>,
  options?: ClassTransformOptions,
): TO[];
/**
 * Converts one object to an instance of `clazz`, keeping only the fields that the class declares with
 * `@Expose()` or `@Exclude()`.
 *
 * Use it to return a DTO instead of an entity, so that columns missing from the DTO never leave the service.
 *
 * @uk Перетворює один об’єкт на екземпляр `clazz` і залишає лише ті поля, які клас оголошує
 * з `@Expose()` або `@Exclude()`.
 *
 * Викликайте функцію, щоб повертати DTO замість сутності: стовпці, яких немає в DTO, не потраплять за межі
 * сервісу.
 *
 * @typeParam FROM - Type of the object to convert, usually an entity.
 * @ukTypeParam FROM - Тип об’єкта, який треба перетворити, зазвичай сутність.
 * @typeParam TO - Class that the object becomes an instance of, usually a DTO.
 * @ukTypeParam TO - Клас, екземпляром якого стає об’єкт, зазвичай DTO.
 * @param from - Object to map, usually an entity.
 * @ukParam from - Об’єкт, який треба перетворити, зазвичай сутність.
 * @param clazz - Class to create an instance of.
 * @ukParam clazz - Клас, екземпляр якого треба створити.
 * @param options - `class-transformer` options; each one overrides the corresponding option in
 * {@link DEFAULT_MAP_OPTIONS}.
 * @ukParam options - Параметри `class-transformer`, кожен з яких має пріоритет над відповідним із {@link DEFAULT_MAP_OPTIONS}.
 * @returns A new instance with only the declared fields.
 * @ukReturns Новий екземпляр лише з оголошеними полями.
 * @example
 * ```ts
 * import { Expose } from 'class-transformer';
 * import { map } from '@softkit/validation';
 *
 * class UserResponse {
 *   @Expose()
 *   id!: string;
 *
 *   @Expose()
 *   email!: string;
 * }
 *
 * const user = { id: '42', email: 'olena@example.com', passwordHash: 'f00d' };
 *
 * // UserResponse { id: '42', email: 'olena@example.com' }
 * export const response: UserResponse = map(user, UserResponse);
 * ```
 */
export declare function map<FROM, TO>(
  from: FROM,
  clazz: ClassConstructor<TO>,
  options?: ClassTransformOptions,
): TO;

/**
 * Default {@link map} options, which your options override: fields without `@Expose()` or `@Exclude()` are
 * dropped (`excludeExtraneousValues`), initial property values are kept (`exposeDefaultValues`), `undefined`
 * fields are omitted (`exposeUnsetFields: false`), and `ignoreDecorators` is on.
 *
 * Because of `ignoreDecorators`, `map` also fills fields marked with `@Exclude()`, so that class getters can
 * read them. Pass `ignoreDecorators: false` to omit them.
 *
 * @uk Типові параметри {@link map}, над якими ваші мають пріоритет. Функція відкидає поля без `@Expose()` чи
 * `@Exclude()` (`excludeExtraneousValues`), зберігає початкові значення властивостей класу
 * (`exposeDefaultValues`), пропускає поля зі значенням `undefined` (`exposeUnsetFields: false`), а
 * `ignoreDecorators` увімкнено.
 *
 * Через `ignoreDecorators` функція `map` заповнює й поля з `@Exclude()`, щоб їх могли прочитати аксесори класу.
 * Щоб пропустити такі поля, передайте `ignoreDecorators: false`.
 */
export declare const DEFAULT_MAP_OPTIONS: ClassTransformOptions;
