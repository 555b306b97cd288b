/**
 * Base service classes for CRUD: they call a repository, open transactions, and throw exceptions that the
 * `@softkit/exceptions` filters handle.
 *
 * Install the package with its peer dependencies. The services work with any repository that implements the
 * `@softkit/persistence-api` contract, for example one from `@softkit/typeorm`.
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/service-api @softkit/common-types @softkit/exceptions \
 *   @softkit/persistence-api @softkit/validation @softkit/i18n @nestjs/common@10 @nestjs/core@10 \
 *   @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 nestjs-paginate@8 \
 *   reflect-metadata@0.1 rxjs@7 typeorm@0.3 typeorm-transactional@0.4
 * ```
 *
 * @uk Базові класи сервісів CRUD. Вони викликають репозиторій, відкривають транзакції та кидають винятки,
 * зрозумілі фільтрам з `@softkit/exceptions`.
 *
 * Встановіть пакет разом із потрібними йому пакетами. Сервіси працюють із будь-яким репозиторієм, що
 * дотримується контракту `@softkit/persistence-api`, наприклад із репозиторієм з `@softkit/typeorm`.
 *
 * ```bash
 * npm config set legacy-peer-deps true --location=project
 * npm install @softkit/service-api @softkit/common-types @softkit/exceptions \
 *   @softkit/persistence-api @softkit/validation @softkit/i18n @nestjs/common@10 @nestjs/core@10 \
 *   @nestjs/swagger@7 class-transformer@0.5 class-validator@0.14 nestjs-paginate@8 \
 *   reflect-metadata@0.1 rxjs@7 typeorm@0.3 typeorm-transactional@0.4
 * ```
 *
 * @packageDocumentation
 */
import type { Never } from '@softkit/common-types';
import type {
  AbstractRepository,
  BaseEntity,
  BaseTrackedEntity,
  ITrackedRepository,
} from '@softkit/persistence-api';
import type { ClassConstructor, ClassTransformOptions } from 'class-transformer';
import type { PaginateConfig, Paginated, PaginateQuery } from 'nestjs-paginate';

/**
 * Abstract CRUD service for code that only needs the operations, not the repository behind them.
 *
 * {@link BaseEntityService} implements it.
 *
 * @uk Абстрактний сервіс CRUD для коду, якому потрібні лише операції, а не репозиторій за ними.
 *
 * Його реалізує {@link BaseEntityService}.
 *
 * @typeParam ENTITY - Entity type managed by the service.
 * @ukTypeParam ENTITY - Тип сутності, з якою працює сервіс.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default the ID.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням це
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers don't pass, by default the ID.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, яких не треба передавати. За замовчуванням це ідентифікатор.
 */
export declare abstract class AbstractBaseService<
  ENTITY extends BaseEntity,
  ID extends keyof ENTITY,
  FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
  AUTO_GENERATED_FIELDS extends keyof ENTITY = ID | keyof BaseEntity,
> {
  /**
   * Replaces all values of an existing entity.
   *
   * @uk Замінює всі значення наявної сутності.
   *
   * @param entity - Complete entity, including the properties required for an update, such as the
   * ID.
   * @ukParam entity - Повна сутність, зокрема властивості, обов’язкові для оновлення, наприклад ідентифікатор.
   * @returns The entity with its new values.
   * @ukReturns Сутність із новими значеннями.
   */
  abstract update(
    entity: Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>,
  ): Promise<ENTITY>;

  /**
   * Replaces all values of multiple existing entities in one call.
   *
   * @uk Замінює всі значення кількох наявних сутностей за один виклик.
   *
   * @param entities - Complete entities, including the properties required for an update, such as
   * the ID.
   * @ukParam entities - Повні сутності, зокрема властивості, обов’язкові для оновлення, наприклад
   * ідентифікатор.
   * @returns The entities with their new values.
   * @ukReturns Сутності з новими значеннями.
   */
  abstract update(
    entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<ENTITY>>;

  /**
   * Saves a new entity; you don't pass the generated properties.
   *
   * @uk Зберігає нову сутність. Не передавайте полів, що заповнюються автоматично.
   *
   * @param entity - Entity without the generated properties. Pass an ID only to choose it yourself.
   * @ukParam entity - Сутність без властивостей, що заповнюються автоматично. Ідентифікатор
   * передавайте, лише якщо вибираєте його самі.
   * @returns The saved entity, including the generated properties.
   * @ukReturns Збережена сутність із властивостями, які заповнило сховище.
   */
  abstract create(entity: Omit<ENTITY, AUTO_GENERATED_FIELDS> & Partial<Pick<ENTITY, ID>>): Promise<ENTITY>;

  /**
   * Saves multiple new entities in one call.
   *
   * @uk Зберігає кілька нових сутностей за один виклик.
   *
   * @param entities - Entities without the generated properties. Pass IDs only to choose them
   * yourself.
   * @ukParam entities - Сутності без властивостей, що заповнюються автоматично. Ідентифікатори
   * передавайте, лише якщо вибираєте їх самі.
   * @returns The saved entities, including the generated properties.
   * @ukReturns Збережені сутності з властивостями, які заповнило сховище.
   */
  abstract create(
    entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Partial<Pick<ENTITY, ID>>>,
  ): Promise<Array<ENTITY>>;

  /**
   * Creates an entity, or updates it if it already exists.
   *
   * @uk Створює сутність або оновлює її, якщо вона вже існує.
   *
   * @param entity - Entity with either all the `FIELDS_REQUIRED_FOR_UPDATE` properties (update) or none of them
   * (create).
   * @ukParam entity - Сутність з усіма властивостями `FIELDS_REQUIRED_FOR_UPDATE` (оновлення) або без жодної
   * (створення).
   * @returns The created or updated entity.
   * @ukReturns Створена або оновлена сутність.
   */
  abstract upsert(
    entity:
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> &
          Partial<Never<Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>>)
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>),
  ): Promise<ENTITY>;

  /**
   * Creates or updates multiple entities in one call. New and existing ones can be mixed.
   *
   * @uk Створює або оновлює кілька сутностей за один виклик. Серед них можуть бути й нові, й
   * наявні.
   *
   * @param entities - Entities, each with either all the `FIELDS_REQUIRED_FOR_UPDATE` properties
   * (update) or none of them (create).
   * @ukParam entities - Сутності: кожна або з усіма властивостями `FIELDS_REQUIRED_FOR_UPDATE` (оновлення), або
   * без жодної (створення).
   * @returns The created and updated entities.
   * @ukReturns Створені та оновлені сутності.
   */
  abstract upsert(
    entities: Array<
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> &
          Partial<Never<Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>>)
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>)
    >,
  ): Promise<ENTITY[]>;

  /**
   * Updates only the values that you pass and leaves the others unchanged.
   *
   * @uk Змінює лише передані значення сутності, а решту лишає без змін.
   *
   * @param entity - Values to change and the properties required for an update.
   * @ukParam entity - Значення, які треба змінити, разом із властивостями, обов’язковими для оновлення.
   * @returns The updated values. Properties that weren't passed may be missing.
   * @ukReturns Змінені значення. Властивостей, яких не передали, може не бути.
   */
  abstract partialUpdate(
    entity: Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>,
  ): Promise<Partial<ENTITY>>;

  /**
   * Updates only the values that you pass, for multiple entities in one call.
   *
   * @uk Змінює лише передані значення кількох сутностей за один виклик.
   *
   * @param entities - Values to change and the properties required for an update, for each entity.
   * @ukParam entities - Значення, які треба змінити в кожній сутності, разом із властивостями, обов’язковими
   * для оновлення.
   * @returns The updated values for each entity.
   * @ukReturns Змінені значення кожної сутності.
   */
  abstract partialUpdate(
    entities: Array<Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<Partial<ENTITY>>>;

  /**
   * Returns one page of entities, without filters from the client.
   *
   * @uk Повертає одну сторінку сутностей, без фільтрів від клієнта.
   *
   * @param page - Page number. In {@link BaseEntityService}, the first page is 0.
   * @ukParam page - Номер сторінки. У {@link BaseEntityService} перша сторінка має номер 0.
   * @param limit - Maximum number of entities per page.
   * @ukParam limit - Найбільша кількість сутностей на сторінці.
   * @returns The entities on the page, or an empty array.
   * @ukReturns Сутності сторінки або порожній масив, якщо їх немає.
   */
  abstract findAll(page: number, limit: number): Promise<ENTITY[]>;

  /**
   * Finds one entity by its ID and throws an exception if there is no such entity.
   *
   * @uk Знаходить одну сутність за ідентифікатором, а якщо такої немає, кидає виняток.
   *
   * @param id - ID to look up.
   * @ukParam id - Ідентифікатор сутності, яку треба знайти.
   * @param throwExceptionIfNotFound - `true` makes the method throw an exception if there is no
   * such entity.
   * @ukParam throwExceptionIfNotFound - Значення `true`: якщо такої сутності немає, метод кидає виняток.
   * @returns The entity; it's never `undefined`.
   * @ukReturns Сутність. Метод ніколи не повертає `undefined`.
   * @throws `ObjectNotFoundException` (status 404) with the entity name if there is no such entity.
   * @ukThrows `ObjectNotFoundException` (код стану 404) з назвою сутності, якщо такої сутності немає.
   */
  abstract findById(id: ENTITY[ID], throwExceptionIfNotFound: true): Promise<ENTITY>;

  /**
   * Finds multiple entities by their IDs.
   *
   * @uk Знаходить кілька сутностей за ідентифікаторами.
   *
   * @param ids - IDs to look up.
   * @ukParam ids - Ідентифікатори сутностей, які треба знайти.
   * @returns The entities found. Missing ones are skipped without an error.
   * @ukReturns Знайдені сутності. Сутності, яких немає, метод пропускає без помилки.
   */
  abstract findById(ids: Array<ENTITY[ID]>): Promise<Array<ENTITY>>;

  /**
   * Finds one entity by its ID and returns `undefined` if there is no such entity.
   *
   * @uk Знаходить одну сутність за ідентифікатором, а якщо такої немає, повертає `undefined`.
   *
   * @param id - ID to look up.
   * @ukParam id - Ідентифікатор сутності, яку треба знайти.
   * @param throwExceptionIfNotFound - `false` makes the method return `undefined` if there is no
   * such entity.
   * @ukParam throwExceptionIfNotFound - Значення `false`: якщо такої сутності немає, метод повертає
   * `undefined`.
   * @returns The entity, or `undefined` if it doesn't exist.
   * @ukReturns Сутність або `undefined`, якщо її немає.
   */
  abstract findById(id: ENTITY[ID], throwExceptionIfNotFound: false): Promise<ENTITY | undefined>;

  /**
   * Finds multiple entities by their IDs.
   *
   * @uk Знаходить кілька сутностей за ідентифікаторами.
   *
   * @param ids - IDs to look up.
   * @ukParam ids - Ідентифікатори сутностей, які треба знайти.
   * @returns The entities found. Missing ones are skipped without an error.
   * @ukReturns Знайдені сутності. Сутності, яких немає, метод пропускає без помилки.
   */
  abstract findById(ids: Array<ENTITY[ID]>): Promise<Array<ENTITY>>;

  /**
   * Returns one page of entities with the filtering, sorting, and search requested by the client, optionally
   * converted to DTOs.
   *
   * @uk Повертає одну сторінку сутностей із фільтрами, сортуванням і пошуком, які запитав клієнт, а за потреби
   * перетворює їх на DTO.
   *
   * @typeParam T - Item type that the method returns. Defaults to the entity.
   * @ukTypeParam T - Тип повернених елементів. За замовчуванням — сутність.
   * @param query - Page, sorting, search, and filters parsed from the request by `nestjs-paginate`.
   * @ukParam query - Сторінка, сортування, пошук і фільтри, які `nestjs-paginate` розібрав із запиту.
   * @param config - Fields that the client can sort, search, and filter by, and the page size limits.
   * @ukParam config - Поля, за якими клієнт може сортувати, шукати й фільтрувати, та обмеження розміру
   * сторінки.
   * @param clazz - Class to convert the entities to. If omitted, the entities are returned unchanged.
   * @ukParam clazz - Клас, на екземпляри якого треба перетворити сутності. Якщо класу не передати, метод
   * повертає сутності без змін.
   * @param options - `class-transformer` options for the conversion to `clazz`. Without `clazz`,
   * they aren't used.
   * @ukParam options - Параметри `class-transformer` для перетворення на `clazz`. Без `clazz` метод їх не
   * використовує.
   * @returns The page with its items, counters, and links.
   * @ukReturns Сторінка з елементами, лічильниками та посиланнями.
   */
  abstract findAllPaginated<T = ENTITY>(
    query: PaginateQuery,
    config: PaginateConfig<ENTITY>,
    clazz?: ClassConstructor<T>,
    options?: ClassTransformOptions,
  ): Promise<Paginated<T>>;

  /**
   * Permanently deletes one entity; you can't restore it.
   *
   * @uk Остаточно видаляє одну сутність. Відновити її не можна.
   *
   * @param id - ID of the entity to delete.
   * @ukParam id - Ідентифікатор сутності, яку треба видалити.
   * @returns `true` if the entity was deleted.
   * @ukReturns `true`, якщо сутність видалено.
   */
  abstract delete(id: ENTITY[ID]): Promise<boolean>;
}

/**
 * CRUD service backed by a repository. Extend it and add methods specific to your entity.
 *
 * Every method runs in a `typeorm-transactional` transaction and joins the current one if it
 * exists.
 *
 * @uk Сервіс CRUD на основі репозиторію. Успадкуйте його й додайте методи, потрібні вашій сутності.
 *
 * Кожен метод працює в транзакції `typeorm-transactional`: приєднується до поточної або, якщо її немає,
 * відкриває нову.
 *
 * @typeParam ENTITY - Entity type managed by the service.
 * @ukTypeParam ENTITY - Тип сутності, з якою працює сервіс.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam REPOSITORY - Entity repository. Its last two type parameters must match the service's.
 * @ukTypeParam REPOSITORY - Репозиторій сутності. Два його останні параметри типу мають збігатися з
 * параметрами сервісу.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default the ID.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням це
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers don't pass, by default the ID.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, яких не треба передавати. За замовчуванням це ідентифікатор.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { AbstractRepository, BaseEntity } from '@softkit/persistence-api';
 * import { BaseEntityService } from '@softkit/service-api';
 *
 * export interface Tag extends BaseEntity {
 *   id: string;
 *   label: string;
 * }
 *
 * export abstract class TagRepository extends AbstractRepository<Tag, 'id', unknown> {}
 *
 * @Injectable()
 * export class TagService extends BaseEntityService<Tag, 'id', TagRepository> {
 *   constructor(repository: TagRepository) {
 *     super(repository);
 *   }
 *
 *   async rename(id: string, label: string): Promise<Tag> {
 *     const tag = await this.findById(id);
 *
 *     return this.update({ ...tag, label });
 *   }
 * }
 * ```
 */
export declare class BaseEntityService<
  ENTITY extends BaseEntity,
  ID extends keyof ENTITY,
  REPOSITORY extends AbstractRepository<ENTITY, ID, unknown, FIELDS_REQUIRED_FOR_UPDATE, AUTO_GENERATED_FIELDS>,
  FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
  AUTO_GENERATED_FIELDS extends keyof ENTITY = ID,
> extends AbstractBaseService<ENTITY, ID, FIELDS_REQUIRED_FOR_UPDATE, AUTO_GENERATED_FIELDS> {
  /**
   * Repository for queries in your own methods.
   *
   * @uk Репозиторій для запитів у ваших власних методах.
   */
  protected readonly repository: REPOSITORY;

  /**
   * Call it from your subclass with the repository of your entity.
   *
   * @uk Викликайте конструктор у підкласі й передавайте репозиторій своєї сутності.
   *
   * @param repository - Repository to which the service passes every operation.
   * @ukParam repository - Репозиторій, якому сервіс передає кожну операцію.
   */
  constructor(repository: REPOSITORY);

  /**
   * Saves a new entity; you don't pass the generated properties.
   *
   * @uk Зберігає нову сутність. Не передавайте полів, що заповнюються автоматично.
   *
   * @param entity - Entity without the generated properties. Pass an ID only to choose it yourself.
   * @ukParam entity - Сутність без властивостей, що заповнюються автоматично. Ідентифікатор
   * передавайте, лише якщо вибираєте його самі.
   * @returns The saved entity, including the generated properties.
   * @ukReturns Збережена сутність із властивостями, які заповнило сховище.
   */
  create(entity: Omit<ENTITY, AUTO_GENERATED_FIELDS> & Partial<Pick<ENTITY, ID>>): Promise<ENTITY>;

  /**
   * Saves multiple new entities in one call.
   *
   * @uk Зберігає кілька нових сутностей за один виклик.
   *
   * @param entities - Entities without the generated properties. Pass IDs only to choose them
   * yourself.
   * @ukParam entities - Сутності без властивостей, що заповнюються автоматично. Ідентифікатори
   * передавайте, лише якщо вибираєте їх самі.
   * @returns The saved entities, including the generated properties.
   * @ukReturns Збережені сутності з властивостями, які заповнило сховище.
   */
  create(
    entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Partial<Pick<ENTITY, ID>>>,
  ): Promise<Array<ENTITY>>;

  /**
   * Replaces all values of an existing entity.
   *
   * @uk Замінює всі значення наявної сутності.
   *
   * @param entity - Complete entity, including the properties required for an update, such as the
   * ID.
   * @ukParam entity - Повна сутність, зокрема властивості, обов’язкові для оновлення, наприклад ідентифікатор.
   * @returns The entity with its new values.
   * @ukReturns Сутність із новими значеннями.
   */
  update(
    entity: Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>,
  ): Promise<ENTITY>;

  /**
   * Replaces all values of multiple existing entities in one call.
   *
   * @uk Замінює всі значення кількох наявних сутностей за один виклик.
   *
   * @param entities - Complete entities, including the properties required for an update, such as
   * the ID.
   * @ukParam entities - Повні сутності, зокрема властивості, обов’язкові для оновлення, наприклад
   * ідентифікатор.
   * @returns The entities with their new values.
   * @ukReturns Сутності з новими значеннями.
   */
  update(
    entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<ENTITY>>;

  /**
   * Creates an entity, or updates it if it already exists.
   *
   * @uk Створює сутність або оновлює її, якщо вона вже існує.
   *
   * @param entity - Entity with either all the `FIELDS_REQUIRED_FOR_UPDATE` properties (update) or none of them
   * (create).
   * @ukParam entity - Сутність з усіма властивостями `FIELDS_REQUIRED_FOR_UPDATE` (оновлення) або без жодної
   * (створення).
   * @returns The created or updated entity.
   * @ukReturns Створена або оновлена сутність.
   */
  upsert(
    entity:
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> &
          Partial<Never<Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>>)
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>),
  ): Promise<ENTITY>;

  /**
   * Creates or updates multiple entities in one call. New and existing ones can be mixed.
   *
   * @uk Створює або оновлює кілька сутностей за один виклик. Серед них можуть бути й нові, й
   * наявні.
   *
   * @param entities - Entities, each with either all the `FIELDS_REQUIRED_FOR_UPDATE` properties
   * (update) or none of them (create).
   * @ukParam entities - Сутності: кожна або з усіма властивостями `FIELDS_REQUIRED_FOR_UPDATE` (оновлення), або
   * без жодної (створення).
   * @returns The created and updated entities.
   * @ukReturns Створені та оновлені сутності.
   */
  upsert(
    entities: Array<
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> &
          Partial<Never<Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>>)
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>)
    >,
  ): Promise<ENTITY[]>;

  /**
   * Updates only the values that you pass and leaves the others unchanged.
   *
   * @uk Змінює лише передані значення сутності, а решту лишає без змін.
   *
   * @param entity - Values to change and the properties required for an update.
   * @ukParam entity - Значення, які треба змінити, разом із властивостями, обов’язковими для оновлення.
   * @returns The updated values. Properties that weren't passed may be missing.
   * @ukReturns Змінені значення. Властивостей, яких не передали, може не бути.
   */
  partialUpdate(
    entity: Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>,
  ): Promise<Partial<ENTITY>>;

  /**
   * Updates only the values that you pass, for multiple entities in one call.
   *
   * @uk Змінює лише передані значення кількох сутностей за один виклик.
   *
   * @param entities - Values to change and the properties required for an update, for each entity.
   * @ukParam entities - Значення, які треба змінити в кожній сутності, разом із властивостями, обов’язковими
   * для оновлення.
   * @returns The updated values for each entity.
   * @ukReturns Змінені значення кожної сутності.
   */
  partialUpdate(
    entities: Array<Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<Partial<ENTITY>>>;

  /**
   * Finds one entity by its ID and throws an exception if there is no such entity.
   *
   * @uk Знаходить одну сутність за ідентифікатором, а якщо такої немає, кидає виняток.
   *
   * @param id - ID to look up.
   * @ukParam id - Ідентифікатор сутності, яку треба знайти.
   * @returns The entity; it's never `undefined`.
   * @ukReturns Сутність. Метод ніколи не повертає `undefined`.
   * @throws `ObjectNotFoundException` (status 404) with the entity name if there is no such entity.
   * @ukThrows `ObjectNotFoundException` (код стану 404) з назвою сутності, якщо такої сутності немає.
   */
  findById(id: ENTITY[ID]): Promise<ENTITY>;

  /**
   * Finds one entity by its ID and throws an exception if there is no such entity.
   *
   * @uk Знаходить одну сутність за ідентифікатором, а якщо такої немає, кидає виняток.
   *
   * @param id - ID to look up.
   * @ukParam id - Ідентифікатор сутності, яку треба знайти.
   * @param throwExceptionIfNotFound - `true` makes the method throw an exception if there is no
   * such entity.
   * @ukParam throwExceptionIfNotFound - Значення `true`: якщо такої сутності немає, метод кидає виняток.
   * @returns The entity; it's never `undefined`.
   * @ukReturns Сутність. Метод ніколи не повертає `undefined`.
   * @throws `ObjectNotFoundException` (status 404) with the entity name if there is no such entity.
   * @ukThrows `ObjectNotFoundException` (код стану 404) з назвою сутності, якщо такої сутності немає.
   */
  findById(id: ENTITY[ID], throwExceptionIfNotFound: true): Promise<ENTITY>;

  /**
   * Finds one entity by its ID and returns `undefined` if there is no such entity.
   *
   * @uk Знаходить одну сутність за ідентифікатором, а якщо такої немає, повертає `undefined`.
   *
   * @param id - ID to look up.
   * @ukParam id - Ідентифікатор сутності, яку треба знайти.
   * @param throwExceptionIfNotFound - `false` makes the method return `undefined` if there is no
   * such entity.
   * @ukParam throwExceptionIfNotFound - Значення `false`: якщо такої сутності немає, метод повертає
   * `undefined`.
   * @returns The entity, or `undefined` if it doesn't exist.
   * @ukReturns Сутність або `undefined`, якщо її немає.
   */
  findById(id: ENTITY[ID], throwExceptionIfNotFound: false): Promise<ENTITY | undefined>;

  /**
   * Finds multiple entities by their IDs.
   *
   * @uk Знаходить кілька сутностей за ідентифікаторами.
   *
   * @param ids - IDs to look up.
   * @ukParam ids - Ідентифікатори сутностей, які треба знайти.
   * @returns The entities found. Missing ones are skipped without an error.
   * @ukReturns Знайдені сутності. Сутності, яких немає, метод пропускає без помилки.
   */
  findById(ids: Array<ENTITY[ID]>): Promise<Array<ENTITY>>;

  /**
   * Returns one page of entities with the filtering, sorting, and search requested by the client, optionally
   * converted to DTOs.
   *
   * @uk Повертає одну сторінку сутностей із фільтрами, сортуванням і пошуком, які запитав клієнт, а за потреби
   * перетворює їх на DTO.
   *
   * @typeParam T - Item type that the method returns. Defaults to the entity.
   * @ukTypeParam T - Тип повернених елементів. За замовчуванням — сутність.
   * @param query - Page, sorting, search, and filters parsed from the request by `nestjs-paginate`.
   * @ukParam query - Сторінка, сортування, пошук і фільтри, які `nestjs-paginate` розібрав із запиту.
   * @param config - Fields that the client can sort, search, and filter by, and the page size limits.
   * @ukParam config - Поля, за якими клієнт може сортувати, шукати й фільтрувати, та обмеження розміру
   * сторінки.
   * @param clazz - Class to convert the entities to. If omitted, the entities are returned unchanged.
   * @ukParam clazz - Клас, на екземпляри якого треба перетворити сутності. Якщо класу не передати, метод
   * повертає сутності без змін.
   * @param options - `class-transformer` options for the conversion to `clazz`. Without `clazz`,
   * they aren't used.
   * @ukParam options - Параметри `class-transformer` для перетворення на `clazz`. Без `clazz` метод їх не
   * використовує.
   * @returns The page with its items, counters, and links.
   * @ukReturns Сторінка з елементами, лічильниками та посиланнями.
   */
  findAllPaginated<T = ENTITY>(
    query: PaginateQuery,
    config: PaginateConfig<ENTITY>,
    clazz?: ClassConstructor<T>,
    options?: ClassTransformOptions,
  ): Promise<Paginated<T>>;

  /**
   * Returns one page of entities without filters. For requests from clients, use
   * {@link findAllPaginated}.
   *
   * @uk Повертає одну сторінку сутностей без фільтрів. Для запитів від клієнтів викликайте
   * {@link findAllPaginated}.
   *
   * @param page - Page number, starting from 0. Defaults to 0.
   * @ukParam page - Номер сторінки, починаючи з 0. За замовчуванням — 0.
   * @param limit - Maximum number of entities per page. Defaults to 100.
   * @ukParam limit - Найбільша кількість сутностей на сторінці. За замовчуванням — 100.
   * @returns The entities on the page, or an empty array.
   * @ukReturns Сутності сторінки або порожній масив, якщо їх немає.
   */
  findAll(page?: number, limit?: number): Promise<ENTITY[]>;

  /**
   * Permanently deletes one or more entities; you can't restore them.
   *
   * @uk Остаточно видаляє одну або кілька сутностей. Відновити їх не можна.
   *
   * @param id - ID of the entity to delete, or an array of IDs.
   * @ukParam id - Ідентифікатор сутності, яку треба видалити, або масив ідентифікаторів.
   * @returns `true` if all the requested entities were deleted.
   * @ukReturns `true`, якщо видалено всі вказані сутності.
   */
  delete(id: ENTITY[ID] | Array<ENTITY[ID]>): Promise<boolean>;
}

/**
 * CRUD service that can also archive (soft-delete) entities and restore them.
 *
 * @uk Сервіс CRUD, який уміє також архівувати сутності (м’яко видаляти) й відновлювати їх.
 *
 * @typeParam ENTITY - Entity class or interface with timestamps.
 * @ukTypeParam ENTITY - Сутність із позначками часу.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam REPOSITORY - Entity repository with soft delete. Its last two type parameters must match the
 * service's.
 * @ukTypeParam REPOSITORY - Репозиторій сутності, який підтримує м’яке видалення. Два його останні параметри
 * типу мають збігатися з параметрами сервісу.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default the ID.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням це
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers don't pass, by default the ID and the timestamps.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, яких не треба передавати. За замовчуванням це ідентифікатор і
 * позначки часу.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { InjectDataSource } from '@nestjs/typeorm';
 * import { BaseTrackedEntityService } from '@softkit/service-api';
 * import {
 *   BaseTrackedEntityHelper,
 *   BaseTypeormTrackedEntityRepository,
 * } from '@softkit/typeorm';
 * import { Column, DataSource, Entity, PrimaryGeneratedColumn } from 'typeorm';
 *
 * @Entity()
 * export class Article extends BaseTrackedEntityHelper {
 *   @PrimaryGeneratedColumn('uuid')
 *   id: string;
 *
 *   @Column()
 *   title: string;
 * }
 *
 * @Injectable()
 * export class ArticleRepository extends BaseTypeormTrackedEntityRepository<Article, 'id'> {
 *   constructor(@InjectDataSource() dataSource: DataSource) {
 *     super(Article, dataSource, 'id');
 *   }
 * }
 *
 * @Injectable()
 * export class ArticleService extends BaseTrackedEntityService<
 *   Article,
 *   'id',
 *   ArticleRepository,
 *   'id',
 *   keyof BaseTrackedEntityHelper | 'id'
 * > {
 *   constructor(repository: ArticleRepository) {
 *     super(repository);
 *   }
 *
 *   async publish(title: string): Promise<Article> {
 *     return this.create({ title });
 *   }
 * }
 * ```
 */
export declare class BaseTrackedEntityService<
  ENTITY extends BaseTrackedEntity,
  ID extends keyof ENTITY,
  REPOSITORY extends ITrackedRepository<ENTITY, ID, unknown> &
    AbstractRepository<ENTITY, ID, unknown, FIELDS_REQUIRED_FOR_UPDATE, AUTO_GENERATED_FIELDS>,
  FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
  AUTO_GENERATED_FIELDS extends keyof ENTITY = ID | keyof BaseTrackedEntity,
> extends BaseEntityService<ENTITY, ID, REPOSITORY, FIELDS_REQUIRED_FOR_UPDATE, AUTO_GENERATED_FIELDS> {
  /**
   * Call it from your subclass with a repository that supports soft delete.
   *
   * @uk Викликайте конструктор у підкласі й передавайте репозиторій, який підтримує м’яке видалення.
   *
   * @param repository - Repository to which the service passes every operation.
   * @ukParam repository - Репозиторій, якому сервіс передає кожну операцію.
   */
  constructor(repository: REPOSITORY);

  /**
   * Soft-deletes one or more entities. Regular queries no longer return them. The method joins an open
   * transaction, but doesn't open a new one.
   *
   * @uk М’яко видаляє одну або кілька сутностей, після чого звичайні запити їх не повертають. Метод
   * приєднується до відкритої транзакції, але нової не відкриває.
   *
   * @param id - ID of the entity to archive, or an array of IDs.
   * @ukParam id - Ідентифікатор сутності, яку треба заархівувати, або масив ідентифікаторів.
   * @returns `true` if all the entities were archived.
   * @ukReturns `true`, якщо заархівовано всі сутності.
   */
  archive(id: ENTITY[ID] | Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Restores one or more archived entities. The method joins an open transaction, but doesn't open a new one.
   *
   * @uk Відновлює одну або кілька заархівованих сутностей. Метод приєднується до відкритої транзакції, але
   * нової не відкриває.
   *
   * @param id - ID of the archived entity to restore, or an array of IDs.
   * @ukParam id - Ідентифікатор заархівованої сутності, яку треба відновити, або масив
   * ідентифікаторів.
   * @returns `true` if all the entities were restored.
   * @ukReturns `true`, якщо відновлено всі сутності.
   */
  restore(id: ENTITY[ID] | Array<ENTITY[ID]>): Promise<boolean>;
}
