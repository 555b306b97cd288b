import type { Logger } from '@nestjs/common';
import type { Never } from '@softkit/common-types';
import { AbstractRepository } from '@softkit/persistence-api';
import type { ITrackedRepository, LimitOptions, TenantClsStore } from '@softkit/persistence-api';
import type { ClsService } from 'nestjs-cls';
import type { PaginateConfig, Paginated, PaginateQuery } from 'nestjs-paginate';
import type { DataSource, FindOptionsWhere, ObjectType, Repository } from 'typeorm';
import type { BaseTenantEntityHelper, BaseTrackedEntityHelper, EntityHelper } from './entities';

/**
 * Base repository that implements the `@softkit/persistence-api` contract with TypeORM.
 *
 * Extend it for entities without timestamps. Every read, and every delete or update by conditions, uses
 * `presetWhereOptions`, so a subclass can add a filter in one place.
 *
 * @uk Базовий репозиторій, який реалізує контракт `@softkit/persistence-api` за допомогою TypeORM.
 *
 * Успадковуйте його для сутностей без позначок часу. Кожне читання, а також кожне видалення чи оновлення за
 * умовами викликає `presetWhereOptions`, і підклас може додати фільтр в одному місці.
 *
 * @typeParam ENTITY - Entity type stored in the repository.
 * @ukTypeParam ENTITY - Тип сутності, яку зберігає репозиторій.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default the ID.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням це
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers don't pass, by default the ID and the inherited
 * methods.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, яких не треба передавати. За замовчуванням це ідентифікатор та
 * успадковані методи.
 */
export declare abstract class BaseTypeormEntityRepository<
  ENTITY extends EntityHelper,
  ID extends keyof ENTITY,
  FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
  AUTO_GENERATED_FIELDS extends keyof ENTITY = ID | keyof EntityHelper,
> extends AbstractRepository<
  ENTITY,
  ID,
  FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>,
  FIELDS_REQUIRED_FOR_UPDATE,
  AUTO_GENERATED_FIELDS
> {
  /**
   * Logger named after the repository class.
   *
   * @uk Логер з назвою класу репозиторію.
   */
  protected readonly logger: Logger;

  /**
   * TypeORM repository for queries that this class doesn't cover. **Its queries aren't limited to
   * the current tenant**: it doesn't apply `presetWhereOptions`.
   *
   * @uk Репозиторій TypeORM для запитів, яких бракує в цьому класі. **Його запити не обмежено поточним
   * тенантом**: `presetWhereOptions` він не застосовує.
   */
  protected typeormRepository: Repository<ENTITY>;

  /**
   * Entity class that the repository reads and writes.
   *
   * @uk Клас сутності, яку читає й записує репозиторій.
   */
  protected entityTarget: ObjectType<ENTITY>;

  /**
   * Data source that stores the entity.
   *
   * @uk Джерело даних, яке зберігає сутність.
   */
  protected dataSource: DataSource;

  /**
   * Property that identifies an entity, usually `id`.
   *
   * @uk Властивість, за якою розрізняють сутності, зазвичай `id`.
   */
  protected idFieldName: ID;

  /**
   * Creates a repository for an entity class in the given data source. Call it from your repository's
   * constructor.
   *
   * @uk Створює репозиторій для класу сутності в заданому джерелі даних. Викликайте цей конструктор у
   * конструкторі свого репозиторію.
   *
   * @param entityTarget - Entity class that the repository reads and writes.
   * @ukParam entityTarget - Клас сутності, яку читає й записує репозиторій.
   * @param dataSource - Data source that stores the entity.
   * @ukParam dataSource - Джерело даних, яке зберігає сутність.
   * @param idFieldName - Property that identifies an entity, usually `id`.
   * @ukParam idFieldName - Властивість, за якою розрізняють сутності, зазвичай `id`.
   */
  protected constructor(entityTarget: ObjectType<ENTITY>, dataSource: DataSource, idFieldName: ID);

  /**
   * Counts the entities that match the conditions.
   *
   * @uk Рахує сутності, що відповідають умовам.
   *
   * @param query - Conditions. By default, all entities are counted.
   * @ukParam query - Умови. За замовчуванням метод рахує всі сутності.
   * @returns The number of entities.
   * @ukReturns Кількість сутностей.
   */
  count(query?: FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>): Promise<number>;

  /**
   * Returns one page of entities with the filtering, sorting, and search requested by the client.
   *
   * @uk Повертає одну сторінку сутностей із фільтрами, сортуванням і пошуком, які запитав клієнт.
   *
   * @param query - Page, sorting, search, and filters parsed from the request by `nestjs-paginate`.
   * @ukParam query - Сторінка, сортування, пошук і фільтри, які `nestjs-paginate` розібрав із запиту.
   * @param config - Fields that the client can sort, search, and filter by, and the page size limits.
   * @ukParam config - Поля, за якими клієнт може сортувати, шукати й фільтрувати, та обмеження розміру
   * сторінки.
   * @returns The page with its entities, counters, and links.
   * @ukReturns Сторінка із сутностями, лічильниками та посиланнями.
   */
  findAllPaginated(query: PaginateQuery, config: PaginateConfig<ENTITY>): Promise<Paginated<ENTITY>>;

  /**
   * Finds one entity by its ID.
   *
   * @uk Знаходить одну сутність за ідентифікатором.
   *
   * @param id - ID to look up.
   * @ukParam id - Ідентифікатор сутності, яку треба знайти.
   * @returns The entity, or `undefined` if it's missing or archived.
   * @ukReturns Сутність або `undefined`, якщо її немає чи вона заархівована.
   */
  findById(id: ENTITY[ID]): Promise<ENTITY | undefined>;

  /**
   * Finds several entities by their IDs.
   *
   * @uk Знаходить кілька сутностей за ідентифікаторами.
   *
   * @param ids - IDs to look up; those not found are skipped.
   * @ukParam ids - Ідентифікатори сутностей, які треба знайти. Метод пропускає незнайдені.
   * @returns The entities found, not necessarily in the order of the IDs.
   * @ukReturns Знайдені сутності, не обов’язково в порядку ідентифікаторів.
   */
  findById(ids: Array<ENTITY[ID]>): Promise<Array<ENTITY>>;

  /**
   * Finds one entity that matches the conditions.
   *
   * @uk Знаходить одну сутність, що відповідає умовам.
   *
   * @param where - Conditions; in an array, any element can match.
   * @ukParam where - Умови. Якщо це масив, досить збігу з будь-яким його елементом.
   * @returns The entity, or `undefined` if none matches.
   * @ukReturns Сутність або `undefined`, якщо нічого не знайдено.
   */
  findOne(where: FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>): Promise<ENTITY | undefined>;

  /**
   * Permanently deletes one entity, without soft delete.
   *
   * @uk Остаточно, без м’якого видалення, видаляє одну сутність.
   *
   * @param id - ID of the row to remove from the table.
   * @ukParam id - Ідентифікатор рядка, який треба видалити з таблиці.
   * @returns `true` if a row was deleted.
   * @ukReturns `true`, якщо рядок таблиці видалено.
   */
  delete(id: ENTITY[ID]): Promise<boolean>;

  /**
   * Permanently deletes several entities, without soft delete.
   *
   * @uk Остаточно, без м’якого видалення, видаляє кілька сутностей.
   *
   * @param id - IDs of the rows to remove from the table.
   * @ukParam id - Ідентифікатори рядків, які треба видалити з таблиці.
   * @returns `true` if the number of deleted rows equals the number of IDs.
   * @ukReturns `true`, якщо видалено стільки рядків таблиці, скільки передано ідентифікаторів.
   */
  delete(id: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Finds the entities that match the conditions.
   *
   * @uk Знаходить сутності, що відповідають умовам.
   *
   * @param query - Conditions. If omitted, no entities are filtered out.
   * @ukParam query - Умови. Без них метод повертає всі сутності.
   * @param limitOptions - Result size and offset. By default, the first 100 entities.
   * @ukParam limitOptions - Розмір результату й початкове зміщення. За замовчуванням — перші 100 сутностей.
   * @returns The entities found, or an empty array.
   * @ukReturns Знайдені сутності або порожній масив, якщо їх немає.
   */
  findAll(
    query?: FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>,
    limitOptions?: LimitOptions,
  ): Promise<ENTITY[]>;

  /**
   * Writes the same values to every row that matches the conditions, in a single `UPDATE` statement. The
   * version isn't checked.
   *
   * @uk Записує однакові значення в кожен рядок таблиці, що відповідає умовам, однією командою
   * `UPDATE`. Метод не перевіряє версії.
   *
   * @param fields - Properties and their new values; other properties stay unchanged.
   * @ukParam fields - Властивості та їхні нові значення. Метод не змінює решти властивостей.
   * @param query - Conditions that select the rows.
   * @ukParam query - Умови, за якими метод вибирає рядки таблиці.
   * @returns The number of updated rows.
   * @ukReturns Кількість змінених рядків.
   */
  updateByQuery(
    fields: Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>>,
    query: FindOptionsWhere<ENTITY>,
  ): Promise<number>;

  /**
   * Updates only the given values of an entity.
   *
   * @uk Змінює лише передані значення сутності.
   *
   * @param entity - Values to change and the properties required for an update.
   * @ukParam entity - Значення, які треба змінити, разом із властивостями, обов’язковими для оновлення.
   * @returns The written values and any columns generated by the database. Other properties may be missing.
   * @ukReturns Записані значення разом зі стовпцями, які згенерувала база даних. Решти властивостей може не
   * бути.
   */
  updatePartial(
    entity: Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>,
  ): Promise<Partial<ENTITY>>;

  /**
   * Updates only the given values of several entities.
   *
   * @uk Змінює лише передані значення кількох сутностей.
   *
   * @param entities - Values to change and the properties required for an update, for each entity.
   * @ukParam entities - Значення, які треба змінити в кожній сутності, разом із властивостями, обов’язковими
   * для оновлення.
   * @returns The written values for each entity.
   * @ukReturns Записані значення кожної сутності.
   */
  updatePartial(
    entities: Array<Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<Partial<ENTITY>>>;

  /**
   * Inserts an entity, or updates it if its ID is already stored.
   *
   * @uk Вставляє сутність або оновлює її, якщо такий ідентифікатор уже збережено.
   *
   * @param entity - Entity with either all the `FIELDS_REQUIRED_FOR_UPDATE` properties (update) or none of them
   * (insert).
   * @ukParam entity - Сутність з усіма властивостями `FIELDS_REQUIRED_FOR_UPDATE` (оновлення) або без жодної
   * (вставлення).
   * @returns The written values with generated columns, such as the ID.
   * @ukReturns Записані значення разом зі згенерованими стовпцями, наприклад з ідентифікатором.
   */
  upsert(
    entity:
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> &
          Partial<Never<Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>>)
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>),
  ): Promise<ENTITY>;

  /**
   * Inserts or updates several entities in one call.
   *
   * @uk Вставляє або оновлює кілька сутностей за один виклик.
   *
   * @param entities - Entities to write; you can mix new and stored ones.
   * @ukParam entities - Сутності, які треба записати. Серед них можуть бути й нові, й уже збережені.
   * @returns The written values with generated columns, such as the IDs.
   * @ukReturns Записані значення разом зі згенерованими стовпцями, наприклад з ідентифікаторами.
   */
  upsert(
    entities: Array<
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> &
          Partial<Never<Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>>)
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>)
    >,
  ): Promise<ENTITY[]>;

  /**
   * Stores a new entity. Because it uses TypeORM's `save`, an entity with an already stored ID is updated, not
   * rejected.
   *
   * @uk Зберігає нову сутність. Метод викликає `save` з TypeORM, тому сутність з уже збереженим ідентифікатором
   * буде оновлено, а не відхилено.
   *
   * @param entity - Entity without the generated properties; the ID is optional.
   * @ukParam entity - Сутність без властивостей, що заповнюються автоматично. Ідентифікатор передавати не
   * обов’язково.
   * @returns The stored entity, including the generated properties.
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
   * @returns The stored entities, including the generated properties.
   * @ukReturns Збережені сутності з властивостями, які заповнило сховище.
   */
  create(entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Partial<Pick<ENTITY, ID>>>): Promise<Array<ENTITY>>;

  /**
   * Replaces the values of a stored entity. Because it uses TypeORM's `save`, an entity with an ID that isn't
   * stored yet is inserted, not rejected.
   *
   * @uk Замінює значення збереженої сутності. Метод викликає `save` з TypeORM, тому сутність з іще не
   * збереженим ідентифікатором буде вставлено, а не відхилено.
   *
   * @param entity - All entity values and the properties required for an update.
   * @ukParam entity - Усі значення сутності разом із властивостями, обов’язковими для оновлення.
   * @returns The written values with generated columns, such as `updatedAt`.
   * @ukReturns Записані значення разом зі згенерованими стовпцями, наприклад `updatedAt`.
   */
  update(entity: Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>): Promise<ENTITY>;

  /**
   * Replaces the values of several stored entities in one call. An entity with an ID that isn't stored yet is
   * inserted.
   *
   * @uk Замінює значення кількох збережених сутностей за один виклик. Сутність з іще не збереженим ідентифікатором
   * буде вставлено.
   *
   * @param entities - Entities with all their values and the properties required for an update.
   * @ukParam entities - Сутності з усіма значеннями та властивостями, обов’язковими для оновлення.
   * @returns The written values with generated columns, such as `updatedAt`.
   * @ukReturns Записані значення разом зі згенерованими стовпцями, наприклад `updatedAt`.
   */
  update(
    entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<ENTITY>>;

  /**
   * Returns the entity name, which is its class name.
   *
   * @uk Повертає назву сутності, тобто назву її класу.
   *
   * @returns The entity class name.
   * @ukReturns Назва класу сутності.
   */
  entityName(): string;

  /**
   * Creates entity instances from the given values and saves them with TypeORM's `save`, so subscribers run.
   *
   * @uk Створює екземпляри сутності з переданих значень і зберігає їх методом `save` з TypeORM, щоб спрацювали
   * підписники.
   *
   * @param entities - One entity or an array of entities.
   * @ukParam entities - Одна сутність або масив сутностей.
   * @returns One entity or an array, depending on the argument.
   * @ukReturns Одна сутність або масив — залежно від аргументу.
   */
  protected save(entities: unknown): Promise<ENTITY | ENTITY[]>;
}

/**
 * TypeORM repository with soft delete: it can archive entities, restore them, and read archived ones.
 *
 * @uk Репозиторій TypeORM із м’яким видаленням: уміє архівувати сутності, відновлювати їх і читати
 * заархівовані.
 *
 * @typeParam ENTITY - Entity type with timestamps, stored in the repository.
 * @ukTypeParam ENTITY - Тип сутності з позначками часу, яку зберігає репозиторій.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default the ID.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням це
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers don't pass, by default the ID, the timestamps, and
 * the inherited methods.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, яких не треба передавати. За замовчуванням це ідентифікатор,
 * позначки часу та успадковані методи.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { InjectDataSource } from '@nestjs/typeorm';
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
 * ```
 */
export declare abstract class BaseTypeormTrackedEntityRepository<
    ENTITY extends BaseTrackedEntityHelper,
    ID extends keyof ENTITY,
    FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
    AUTO_GENERATED_FIELDS extends keyof ENTITY = keyof BaseTrackedEntityHelper | ID,
  >
  extends BaseTypeormEntityRepository<ENTITY, ID, FIELDS_REQUIRED_FOR_UPDATE, AUTO_GENERATED_FIELDS>
  implements ITrackedRepository<ENTITY, ID, FindOptionsWhere<ENTITY>>
{
  /**
   * Creates a repository for an entity class in the given data source. Call it from your repository's
   * constructor.
   *
   * @uk Створює репозиторій для класу сутності в заданому джерелі даних. Викликайте цей конструктор у
   * конструкторі свого репозиторію.
   *
   * @param entityTarget - Entity class that the repository reads and writes.
   * @ukParam entityTarget - Клас сутності, яку читає й записує репозиторій.
   * @param dataSource - Data source that stores the entity.
   * @ukParam dataSource - Джерело даних, яке зберігає сутність.
   * @param idFieldName - Property that identifies an entity, usually `id`.
   * @ukParam idFieldName - Властивість, за якою розрізняють сутності, зазвичай `id`.
   */
  protected constructor(entityTarget: ObjectType<ENTITY>, dataSource: DataSource, idFieldName: ID);

  /**
   * Soft-deletes one entity by setting its `deletedAt` to the current time.
   *
   * @uk М’яко видаляє одну сутність: записує поточний час у її `deletedAt`.
   *
   * @param criteria - ID of the entity to archive.
   * @ukParam criteria - Ідентифікатор сутності, яку треба заархівувати.
   * @returns `true` if this call archived the entity; `false` if it's missing or already archived.
   * @ukReturns `true`, якщо сутність заархівував саме цей виклик; `false`, якщо її немає або вона вже
   * заархівована.
   */
  archive(criteria: ENTITY[ID]): Promise<boolean>;

  /**
   * Soft-deletes several entities by setting their `deletedAt` to the current time.
   *
   * @uk М’яко видаляє кілька сутностей: записує поточний час у їхні `deletedAt`.
   *
   * @param criteria - IDs of the entities to archive.
   * @ukParam criteria - Ідентифікатори сутностей, які треба заархівувати.
   * @returns `true` if this call archived all of them. If `false`, some may still have been archived.
   * @ukReturns `true`, якщо цей виклик заархівував усі сутності. Якщо `false`, частину він теж міг
   * заархівувати.
   */
  archive(criteria: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Restores one archived entity by clearing its `deletedAt`. The ID must be stored in a property named `id`.
   *
   * @uk Відновлює одну заархівовану сутність: очищає її `deletedAt`. Властивість з ідентифікатором має
   * називатися `id`.
   *
   * @param id - ID of the archived entity to restore.
   * @ukParam id - Ідентифікатор заархівованої сутності, яку треба відновити.
   * @returns `true` if this call restored the entity; `false` if it's missing or not archived.
   * @ukReturns `true`, якщо сутність відновив саме цей виклик; `false`, якщо її немає або вона не заархівована.
   */
  restore(id: ENTITY[ID]): Promise<boolean>;

  /**
   * Restores several archived entities. The ID must be stored in a property named `id`.
   *
   * @uk Відновлює кілька заархівованих сутностей. Властивість з ідентифікатором має називатися `id`.
   *
   * @param ids - IDs of the archived entities to restore.
   * @ukParam ids - Ідентифікатори заархівованих сутностей, які треба відновити.
   * @returns `true` if this call restored all of them. If `false`, some may still have been restored.
   * @ukReturns `true`, якщо цей виклик відновив усі сутності. Якщо `false`, частину він теж міг відновити.
   */
  restore(ids: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Finds the entities that match the conditions, including archived ones.
   *
   * @uk Знаходить сутності, що відповідають умовам, разом із заархівованими.
   *
   * @param where - Conditions that current and archived entities must match.
   * @ukParam where - Умови, яким мають відповідати сутності, поточні й заархівовані.
   * @param limitOptions - Result size and offset. By default, the first 20 entities.
   * @ukParam limitOptions - Розмір результату й початкове зміщення. За замовчуванням — перші 20 сутностей.
   * @returns The entities found, or an empty array.
   * @ukReturns Знайдені сутності або порожній масив, якщо їх немає.
   */
  findAllWithArchived(where: FindOptionsWhere<ENTITY>, limitOptions?: LimitOptions): Promise<ENTITY[]>;
}

/**
 * TypeORM repository that limits reads, deletes, and updates by conditions to the current request's tenant.
 *
 * Entities passed to `create`, `update`, `updatePartial`, and `upsert` are written without this filter. If some
 * code must see all tenants, add another repository for the same entity that extends
 * {@link BaseTypeormTrackedEntityRepository}.
 *
 * @uk Репозиторій TypeORM, у якому читання, видалення та оновлення за умовами обмежено тенантом поточного
 * запиту.
 *
 * Сутності, передані в `create`, `update`, `updatePartial` та `upsert`, репозиторій записує без цього фільтра.
 * Якщо частині коду потрібні дані всіх тенантів, створіть для тієї самої сутності другий репозиторій на основі
 * {@link BaseTypeormTrackedEntityRepository}.
 *
 * @typeParam ENTITY - Tenant-owned entity type stored in the repository.
 * @ukTypeParam ENTITY - Тип сутності тенанта, яку зберігає репозиторій.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default the ID.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням це
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers don't pass, by default the ID, `tenantId`, the
 * timestamps, and the inherited methods.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, яких не треба передавати. За замовчуванням це ідентифікатор,
 * `tenantId`, позначки часу та успадковані методи.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { InjectDataSource } from '@nestjs/typeorm';
 * import { TenantClsStore } from '@softkit/persistence-api';
 * import {
 *   BaseTenantEntityHelper,
 *   BaseTypeormTenantedEntityRepository,
 * } from '@softkit/typeorm';
 * import { ClsService } from 'nestjs-cls';
 * import { Column, DataSource, Entity, PrimaryGeneratedColumn } from 'typeorm';
 *
 * @Entity()
 * export class Project extends BaseTenantEntityHelper {
 *   @PrimaryGeneratedColumn('uuid')
 *   id: string;
 *
 *   @Column()
 *   name: string;
 * }
 *
 * @Injectable()
 * export class ProjectRepository extends BaseTypeormTenantedEntityRepository<Project, 'id'> {
 *   constructor(
 *     @InjectDataSource() dataSource: DataSource,
 *     clsService: ClsService<TenantClsStore>,
 *   ) {
 *     super(Project, dataSource, 'id', clsService);
 *   }
 * }
 * ```
 */
export declare abstract class BaseTypeormTenantedEntityRepository<
  ENTITY extends BaseTenantEntityHelper,
  ID extends keyof ENTITY,
  FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
  AUTO_GENERATED_FIELDS extends keyof ENTITY = keyof BaseTenantEntityHelper | ID | 'tenantId',
> extends BaseTypeormTrackedEntityRepository<ENTITY, ID, FIELDS_REQUIRED_FOR_UPDATE, AUTO_GENERATED_FIELDS> {
  /**
   * Service that provides access to the request context with the tenant.
   *
   * @uk Сервіс, який дає доступ до контексту запиту з тенантом.
   */
  protected clsService: ClsService<TenantClsStore>;

  /**
   * Creates a repository for an entity class in the given data source, with access to the request context.
   *
   * @uk Створює репозиторій для класу сутності в заданому джерелі даних із доступом до контексту запиту.
   *
   * @param et - Entity class that the repository reads and writes.
   * @ukParam et - Клас сутності, яку читає й записує репозиторій.
   * @param dataSource - Data source that stores the entity.
   * @ukParam dataSource - Джерело даних, яке зберігає сутність.
   * @param idFieldName - Property that identifies an entity, usually `id`.
   * @ukParam idFieldName - Властивість, за якою розрізняють сутності, зазвичай `id`.
   * @param clsService - Service that provides access to the request context.
   * @ukParam clsService - Сервіс, який дає доступ до контексту запиту.
   */
  protected constructor(
    et: ObjectType<ENTITY>,
    dataSource: DataSource,
    idFieldName: ID,
    clsService: ClsService<TenantClsStore>,
  );

  /**
   * Adds the current request's tenant to the conditions. A `tenantId` already set in the conditions takes
   * precedence.
   *
   * @uk Додає до умов тенанта поточного запиту. Якщо в умовах уже задано `tenantId`, він має пріоритет.
   *
   * @param criteria - Conditions passed by the caller. In an array, the tenant is added to every element.
   * @ukParam criteria - Умови, з якими викликано метод. Якщо це масив, метод додає тенанта до кожного елемента.
   * @returns The conditions to use in the query.
   * @ukReturns Умови, з якими буде виконано запит.
   * @throws `GeneralInternalServerException` (status 500) if the request context contains no tenant. Its
   * `errorCode` is then a full sentence that starts with `TenantId is not set`.
   * @ukThrows `GeneralInternalServerException` (код стану 500), якщо в контексті запиту немає тенанта. Полем
   * `errorCode` винятку буде ціле речення, яке починається з `TenantId is not set`.
   */
  protected presetWhereOptions(
    criteria: FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>,
  ): FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>;
}
