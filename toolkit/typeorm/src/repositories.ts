import type { Logger } from '@nestjs/common';
import type { Never } from '@softkit/common-types';
import { AbstractRepository } from '@softkit/persistence-api';
import type { ITrackedRepository, LimitOptions, TenantClsStore } from '@softkit/persistence-api';
import type { ClsService } from 'nestjs-cls';
import type { PaginateConfig, Paginated, PaginateQuery } from 'nestjs-paginate';
import type { DataSource, FindOptionsWhere, ObjectType, Repository } from 'typeorm';
import type { BaseTenantEntityHelper, BaseTrackedEntityHelper, EntityHelper } from './entities';

/**
 * Implements the repository contract of `@softkit/persistence-api` on top of a TypeORM repository.
 *
 * Extend it for entities without timestamps. Every read, and every delete or update by conditions, goes
 * through `presetWhereOptions`, so a subclass can add its own filter in one place.
 *
 * @uk Реалізує контракт репозиторію з `@softkit/persistence-api` поверх репозиторію TypeORM.
 *
 * Успадковуйте його для сутностей без позначок часу. Кожне читання, а також кожне видалення чи оновлення
 * за умовами проходить через `presetWhereOptions`, тож підклас може додати власний фільтр в одному місці.
 *
 * @typeParam ENTITY - Entity the repository stores.
 * @ukTypeParam ENTITY - Сутність, яку зберігає репозиторій.
 * @typeParam ID - Name of the identifier property of the entity.
 * @ukTypeParam ID - Назва властивості сутності, яка є ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties that every update must carry, by default the identifier.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення, типово
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers do not pass, by default the identifier and the
 * inherited methods.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, які не треба передавати, типово ідентифікатор та
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
   * TypeORM repository of the entity, for queries this class does not cover. It does not apply
   * `presetWhereOptions`.
   *
   * @uk Репозиторій TypeORM для цієї сутності — для запитів, яких тут бракує. `presetWhereOptions` він не
   * застосовує.
   */
  protected typeormRepository: Repository<ENTITY>;

  /**
   * Class of the entity.
   *
   * @uk Клас сутності.
   */
  protected entityTarget: ObjectType<ENTITY>;

  /**
   * Data source the entity is stored in.
   *
   * @uk Джерело даних, у якому зберігається сутність.
   */
  protected dataSource: DataSource;

  /**
   * Name of the identifier property.
   *
   * @uk Назва властивості, яка є ідентифікатором.
   */
  protected idFieldName: ID;

  /**
   * Binds the repository to an entity class and a data source. Call it from the constructor of your
   * repository.
   *
   * @uk Прив’язує репозиторій до класу сутності та джерела даних. Викликайте його з конструктора свого
   * репозиторію.
   *
   * @param entityTarget - Class of the entity.
   * @ukParam entityTarget - Клас сутності.
   * @param dataSource - Data source the entity is stored in.
   * @ukParam dataSource - Джерело даних, у якому зберігається сутність.
   * @param idFieldName - Name of the identifier property.
   * @ukParam idFieldName - Назва властивості, яка є ідентифікатором.
   */
  protected constructor(entityTarget: ObjectType<ENTITY>, dataSource: DataSource, idFieldName: ID);

  /**
   * Counts the entities that match the conditions.
   *
   * @uk Рахує сутності, що відповідають умовам.
   *
   * @param query - Conditions. By default all entities are counted.
   * @ukParam query - Умови. Типово рахуються всі сутності.
   * @returns Number of entities.
   * @ukReturns Кількість сутностей.
   */
  count(query?: FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>): Promise<number>;

  /**
   * Reads one page of entities with the filtering, sorting and search that the client asks for.
   *
   * @uk Читає одну сторінку сутностей із фільтрами, сортуванням і пошуком, які запитав клієнт.
   *
   * @param query - Page, sorting, search and filters parsed from the request by `nestjs-paginate`.
   * @ukParam query - Сторінка, сортування, пошук і фільтри, які `nestjs-paginate` розібрав із запиту.
   * @param config - What the client may sort, search and filter by, and the page size limits.
   * @ukParam config - За чим клієнт може сортувати, шукати й фільтрувати, та обмеження розміру сторінки.
   * @returns The page with its entities, counters and links.
   * @ukReturns Сторінка із сутностями, лічильниками та посиланнями.
   */
  findAllPaginated(query: PaginateQuery, config: PaginateConfig<ENTITY>): Promise<Paginated<ENTITY>>;

  /**
   * Finds one entity by its identifier.
   *
   * @uk Знаходить одну сутність за ідентифікатором.
   *
   * @param id - Identifier of the entity.
   * @ukParam id - Ідентифікатор сутності.
   * @returns The entity, or `undefined` when it is missing or archived.
   * @ukReturns Сутність або `undefined`, якщо її немає чи її заархівовано.
   */
  findById(id: ENTITY[ID]): Promise<ENTITY | undefined>;

  /**
   * Finds several entities by their identifiers.
   *
   * @uk Знаходить кілька сутностей за ідентифікаторами.
   *
   * @param ids - Identifiers of the entities.
   * @ukParam ids - Ідентифікатори сутностей.
   * @returns Entities that were found, not necessarily in the order of the identifiers.
   * @ukReturns Знайдені сутності, не обов’язково в порядку ідентифікаторів.
   */
  findById(ids: Array<ENTITY[ID]>): Promise<Array<ENTITY>>;

  /**
   * Finds one entity that matches the conditions.
   *
   * @uk Знаходить одну сутність, що відповідає умовам.
   *
   * @param where - Conditions; an array means that any of its members may match.
   * @ukParam where - Умови; масив означає, що достатньо збігу з будь-яким його елементом.
   * @returns The entity, or `undefined` when nothing matches.
   * @ukReturns Сутність або `undefined`, якщо нічого не знайдено.
   */
  findOne(where: FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>): Promise<ENTITY | undefined>;

  /**
   * Deletes one entity for good, without soft delete.
   *
   * @uk Остаточно, без м’якого видалення, видаляє одну сутність.
   *
   * @param id - Identifier of the entity.
   * @ukParam id - Ідентифікатор сутності.
   * @returns `true` when a row was deleted.
   * @ukReturns `true`, якщо рядок таблиці видалено.
   */
  delete(id: ENTITY[ID]): Promise<boolean>;

  /**
   * Deletes several entities for good, without soft delete.
   *
   * @uk Остаточно, без м’якого видалення, видаляє кілька сутностей.
   *
   * @param id - Identifiers of the entities.
   * @ukParam id - Ідентифікатори сутностей.
   * @returns `true` when as many rows were deleted as identifiers were passed.
   * @ukReturns `true`, якщо видалено стільки рядків таблиці, скільки передано ідентифікаторів.
   */
  delete(id: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Finds the entities that match the conditions.
   *
   * @uk Знаходить сутності, що відповідають умовам.
   *
   * @param query - Conditions; without them nothing is filtered out.
   * @ukParam query - Умови; без них нічого не відфільтровується.
   * @param limitOptions - Size and start of the result. By default the first 100 entities.
   * @ukParam limitOptions - Розмір і початок результату. Типово перші 100 сутностей.
   * @returns Entities that were found; an empty array when there are none.
   * @ukReturns Знайдені сутності або порожній масив, якщо їх немає.
   */
  findAll(
    query?: FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>,
    limitOptions?: LimitOptions,
  ): Promise<ENTITY[]>;

  /**
   * Writes the same values into every row that matches the conditions, with one `UPDATE` statement. The
   * version is not checked.
   *
   * @uk Записує однакові значення в кожен рядок таблиці, що відповідає умовам, однією командою `UPDATE`.
   * Версія не перевіряється.
   *
   * @param fields - Values to write.
   * @ukParam fields - Значення для запису.
   * @param query - Conditions that choose the rows.
   * @ukParam query - Умови, за якими вибираються рядки таблиці.
   * @returns Number of changed rows.
   * @ukReturns Кількість змінених рядків таблиці.
   */
  updateByQuery(
    fields: Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>>,
    query: FindOptionsWhere<ENTITY>,
  ): Promise<number>;

  /**
   * Changes only the given values of an entity.
   *
   * @uk Змінює лише передані значення сутності.
   *
   * @param entity - Values to change together with the properties required for an update.
   * @ukParam entity - Значення, які треба змінити, разом із властивостями, обов’язковими для оновлення.
   * @returns The values that were written, with the columns generated by the database. Other properties may
   * be missing.
   * @ukReturns Записані значення разом зі стовпцями, які згенерувала база даних. Решти властивостей може не
   * бути.
   */
  updatePartial(
    entity: Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>,
  ): Promise<Partial<ENTITY>>;

  /**
   * Changes only the given values of several entities.
   *
   * @uk Змінює лише передані значення кількох сутностей.
   *
   * @param entities - Values to change for each entity together with the properties required for an update.
   * @ukParam entities - Значення, які треба змінити в кожній сутності, разом із властивостями, обов’язковими
   * для оновлення.
   * @returns The values that were written for each entity.
   * @ukReturns Записані значення кожної сутності.
   */
  updatePartial(
    entities: Array<Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<Partial<ENTITY>>>;

  /**
   * Inserts the entity, or updates it when its identifier is already stored.
   *
   * @uk Вставляє сутність або оновлює її, якщо такий ідентифікатор уже збережено.
   *
   * @param entity - Entity with all the `FIELDS_REQUIRED_FOR_UPDATE` properties (update) or with none of them
   * (insert).
   * @ukParam entity - Сутність з усіма властивостями `FIELDS_REQUIRED_FOR_UPDATE` (оновлення) або без жодної
   * (вставлення).
   * @returns The stored entity.
   * @ukReturns Збережена сутність.
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
   * @param entities - Entities to write; new and stored ones can be mixed.
   * @ukParam entities - Сутності для запису; нові й уже збережені можна змішувати.
   * @returns The stored entities.
   * @ukReturns Збережені сутності.
   */
  upsert(
    entities: Array<
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> &
          Partial<Never<Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>>)
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>)
    >,
  ): Promise<ENTITY[]>;

  /**
   * Stores a new entity. It goes through `save` of TypeORM, so an entity whose identifier is already stored
   * is updated, not rejected.
   *
   * @uk Зберігає нову сутність. Запис проходить через `save` з TypeORM, тож сутність, ідентифікатор якої вже
   * збережено, буде оновлено, а не відхилено.
   *
   * @param entity - Entity without the generated properties; the identifier may be given.
   * @ukParam entity - Сутність без властивостей, що заповнюються автоматично; ідентифікатор можна задати.
   * @returns The stored entity with the generated properties filled.
   * @ukReturns Збережена сутність, у якій ці властивості вже заповнено.
   */
  create(entity: Omit<ENTITY, AUTO_GENERATED_FIELDS> & Partial<Pick<ENTITY, ID>>): Promise<ENTITY>;

  /**
   * Stores several new entities in one call.
   *
   * @uk Зберігає кілька нових сутностей за один виклик.
   *
   * @param entities - Entities without the generated properties; identifiers may be given.
   * @ukParam entities - Сутності без властивостей, що заповнюються автоматично; ідентифікатори можна задати.
   * @returns The stored entities with the generated properties filled.
   * @ukReturns Збережені сутності, у яких ці властивості вже заповнено.
   */
  create(entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Partial<Pick<ENTITY, ID>>>): Promise<Array<ENTITY>>;

  /**
   * Replaces the values of a stored entity. It goes through `save` of TypeORM, so an entity whose identifier
   * is not stored yet is inserted, not rejected.
   *
   * @uk Замінює значення збереженої сутності. Запис проходить через `save` з TypeORM, тож сутність,
   * ідентифікатора якої ще немає, буде вставлено, а не відхилено.
   *
   * @param entity - All the values of the entity together with the properties required for an update.
   * @ukParam entity - Усі значення сутності разом із властивостями, обов’язковими для оновлення.
   * @returns The updated entity.
   * @ukReturns Оновлена сутність.
   */
  update(entity: Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>): Promise<ENTITY>;

  /**
   * Replaces the values of several stored entities in one call.
   *
   * @uk Замінює значення кількох збережених сутностей за один виклик.
   *
   * @param entities - Entities with all their values and the properties required for an update.
   * @ukParam entities - Сутності з усіма значеннями та властивостями, обов’язковими для оновлення.
   * @returns The updated entities.
   * @ukReturns Оновлені сутності.
   */
  update(
    entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<ENTITY>>;

  /**
   * Names the entity by its class.
   *
   * @uk Називає сутність за назвою її класу.
   *
   * @returns Name of the entity class.
   * @ukReturns Назва класу сутності.
   */
  entityName(): string;

  /**
   * Creates entity instances from the given values and saves them with `save` of TypeORM, so subscribers run.
   *
   * @uk Створює екземпляри сутності з переданих значень і зберігає їх через `save` з TypeORM, тож підписники
   * спрацьовують.
   *
   * @param entities - One entity or an array of them.
   * @ukParam entities - Одна сутність або масив сутностей.
   * @returns One entity or an array, the same as what was passed.
   * @ukReturns Одна сутність або масив — залежно від того, що передано.
   */
  protected save(entities: unknown): Promise<ENTITY | ENTITY[]>;
}

/**
 * A TypeORM repository with soft delete: it can archive entities, restore them and read archived ones.
 *
 * @uk Репозиторій TypeORM із м’яким видаленням: архівує сутності, відновлює їх і читає заархівовані.
 *
 * @typeParam ENTITY - Entity with timestamps that the repository stores.
 * @ukTypeParam ENTITY - Сутність із позначками часу, яку зберігає репозиторій.
 * @typeParam ID - Name of the identifier property of the entity.
 * @ukTypeParam ID - Назва властивості сутності, яка є ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties that every update must carry, by default the identifier.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення, типово
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers do not pass, by default the identifier, the
 * timestamps and the inherited methods.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, які не треба передавати, типово ідентифікатор, позначки
 * часу та успадковані методи.
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
   * Binds the repository to an entity class and a data source. Call it from the constructor of your
   * repository.
   *
   * @uk Прив’язує репозиторій до класу сутності та джерела даних. Викликайте його з конструктора свого
   * репозиторію.
   *
   * @param entityTarget - Class of the entity.
   * @ukParam entityTarget - Клас сутності.
   * @param dataSource - Data source the entity is stored in.
   * @ukParam dataSource - Джерело даних, у якому зберігається сутність.
   * @param idFieldName - Name of the identifier property.
   * @ukParam idFieldName - Назва властивості, яка є ідентифікатором.
   */
  protected constructor(entityTarget: ObjectType<ENTITY>, dataSource: DataSource, idFieldName: ID);

  /**
   * Soft-deletes one entity by setting its `deletedAt` to the current time.
   *
   * @uk М’яко видаляє одну сутність: записує поточний час у її `deletedAt`.
   *
   * @param criteria - Identifier of the entity.
   * @ukParam criteria - Ідентифікатор сутності.
   * @returns `true` when the entity was archived now; `false` when it is missing or already archived.
   * @ukReturns `true`, якщо сутність заархівовано зараз; `false`, якщо її немає або її вже заархівовано.
   */
  archive(criteria: ENTITY[ID]): Promise<boolean>;

  /**
   * Soft-deletes several entities.
   *
   * @uk М’яко видаляє кілька сутностей.
   *
   * @param criteria - Identifiers of the entities.
   * @ukParam criteria - Ідентифікатори сутностей.
   * @returns `true` when all of them were archived now. With `false` some may still have been archived.
   * @ukReturns `true`, якщо зараз заархівовано всі. Коли `false`, частину теж могло бути заархівовано.
   */
  archive(criteria: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Brings one archived entity back by clearing its `deletedAt`. The identifier must be stored in a property
   * called `id`.
   *
   * @uk Відновлює одну заархівовану сутність: очищає її `deletedAt`. Ідентифікатор має зберігатися у
   * властивості `id`.
   *
   * @param id - Identifier of the entity.
   * @ukParam id - Ідентифікатор сутності.
   * @returns `true` when the entity was restored now; `false` when it is missing or not archived.
   * @ukReturns `true`, якщо сутність відновлено зараз; `false`, якщо її немає або її не заархівовано.
   */
  restore(id: ENTITY[ID]): Promise<boolean>;

  /**
   * Brings several archived entities back. The identifier must be stored in a property called `id`.
   *
   * @uk Відновлює кілька заархівованих сутностей. Ідентифікатор має зберігатися у властивості `id`.
   *
   * @param ids - Identifiers of the entities.
   * @ukParam ids - Ідентифікатори сутностей.
   * @returns `true` when all of them were restored now. With `false` some may still have been restored.
   * @ukReturns `true`, якщо зараз відновлено всі. Коли `false`, частину теж могло бути відновлено.
   */
  restore(ids: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Finds entities that match the conditions, archived ones included.
   *
   * @uk Знаходить сутності, що відповідають умовам, разом із заархівованими.
   *
   * @param where - Search conditions.
   * @ukParam where - Умови пошуку.
   * @param limitOptions - Size and start of the result. By default the first 20 entities.
   * @ukParam limitOptions - Розмір і початок результату. Типово перші 20 сутностей.
   * @returns Entities that were found; an empty array when there are none.
   * @ukReturns Знайдені сутності або порожній масив, якщо їх немає.
   */
  findAllWithArchived(where: FindOptionsWhere<ENTITY>, limitOptions?: LimitOptions): Promise<ENTITY[]>;
}

/**
 * A TypeORM repository that limits reads, deletes and updates by conditions to the tenant of the current
 * request.
 *
 * Entities passed to `create`, `update`, `updatePartial` and `upsert` are written without this filter. Extend
 * {@link BaseTypeormTrackedEntityRepository} for the same entity when some code must see all tenants.
 *
 * @uk Репозиторій TypeORM, який обмежує читання, видалення та оновлення за умовами тенантом поточного запиту.
 *
 * Сутності, передані в `create`, `update`, `updatePartial` та `upsert`, записуються без цього фільтра. Якщо
 * якийсь код має бачити всіх тенантів, створіть для тієї самої сутності ще й репозиторій на основі
 * {@link BaseTypeormTrackedEntityRepository}.
 *
 * @typeParam ENTITY - Entity of a tenant that the repository stores.
 * @ukTypeParam ENTITY - Сутність тенанта, яку зберігає репозиторій.
 * @typeParam ID - Name of the identifier property of the entity.
 * @ukTypeParam ID - Назва властивості сутності, яка є ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties that every update must carry, by default the identifier.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення, типово
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers do not pass, by default the identifier,
 * `tenantId`, the timestamps and the inherited methods.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, які не треба передавати, типово ідентифікатор,
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
   * Service that gives access to the request context with the tenant.
   *
   * @uk Сервіс, який дає доступ до контексту запиту з тенантом.
   */
  protected clsService: ClsService<TenantClsStore>;

  /**
   * Binds the repository to an entity class, a data source and the request context.
   *
   * @uk Прив’язує репозиторій до класу сутності, джерела даних і контексту запиту.
   *
   * @param et - Class of the entity.
   * @ukParam et - Клас сутності.
   * @param dataSource - Data source the entity is stored in.
   * @ukParam dataSource - Джерело даних, у якому зберігається сутність.
   * @param idFieldName - Name of the identifier property.
   * @ukParam idFieldName - Назва властивості, яка є ідентифікатором.
   * @param clsService - Service that gives access to the request context.
   * @ukParam clsService - Сервіс, який дає доступ до контексту запиту.
   */
  protected constructor(
    et: ObjectType<ENTITY>,
    dataSource: DataSource,
    idFieldName: ID,
    clsService: ClsService<TenantClsStore>,
  );

  /**
   * Adds the tenant of the current request to the conditions. A `tenantId` that the caller has put into the
   * conditions wins.
   *
   * @uk Додає до умов тенанта поточного запиту. Якщо в умовах уже задано `tenantId`, діє він.
   *
   * @param criteria - Conditions passed by the caller; the tenant is added to every member of an array.
   * @ukParam criteria - Умови, передані під час виклику; тенант додається до кожного елемента масиву.
   * @returns Conditions that go into the query.
   * @ukReturns Умови, які потраплять у запит.
   * @throws `GeneralInternalServerException` (status 500) when the request context holds no tenant. Its
   * `errorCode` is then a whole sentence that begins with `TenantId is not set`.
   * @ukThrows `GeneralInternalServerException` (код стану 500), якщо в контексті запиту немає тенанта. Його
   * `errorCode` тоді — ціле речення, яке починається з `TenantId is not set`.
   */
  protected presetWhereOptions(
    criteria: FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>,
  ): FindOptionsWhere<ENTITY> | Array<FindOptionsWhere<ENTITY>>;
}
