/**
 * The contract between business logic and storage: a base repository, the shapes of tracked and tenant-owned
 * entities, and the metadata that tells which entity fields are filled from the request context.
 *
 * Services written against this package do not depend on a particular ORM. `@softkit/typeorm` implements the
 * contract on top of TypeORM. Install the package from npm; it needs no peer packages.
 *
 * ```bash
 * npm install @softkit/persistence-api
 * ```
 *
 * @uk Контракт між бізнес-логікою та сховищем: базовий репозиторій, форма сутностей з позначками часу й
 * сутностей, що належать тенанту, а також метадані про те, які поля сутностей заповнюються з контексту
 * запиту.
 *
 * Сервіси, написані на основі цього пакета, не залежать від конкретної ORM. Реалізація контракту поверх
 * TypeORM міститься в `@softkit/typeorm`. Встановіть пакет з npm; додаткові пакети йому не потрібні.
 *
 * ```bash
 * npm install @softkit/persistence-api
 * ```
 *
 * @packageDocumentation
 */
import type { Never } from '@softkit/common-types';
import type { ClsStore } from 'nestjs-cls';
import type { PaginateConfig, Paginated, PaginateQuery } from 'nestjs-paginate';

/**
 * Marks a type as an entity that repositories and services of the toolkit can work with.
 *
 * It has no members of its own, so any object type fits.
 *
 * @uk Позначає тип як сутність, з якою вміють працювати репозиторії та сервіси Softkit.
 *
 * Власних членів не має, тож підходить будь-який об’єктний тип.
 */
export interface BaseEntity {}

/**
 * Adds creation, update and soft delete timestamps to an entity.
 *
 * @uk Додає до сутності час створення, зміни та м’якого видалення.
 */
export interface BaseTrackedEntity extends BaseEntity {
  /**
   * Moment when the row was created.
   *
   * @uk Момент створення рядка таблиці.
   */
  createdAt: Date;

  /**
   * Moment of the last change.
   *
   * @uk Момент останньої зміни.
   */
  updatedAt: Date;

  /**
   * Moment of the soft delete. An entity without it is not archived.
   *
   * @uk Момент м’якого видалення. Сутність без цього значення не заархівована.
   */
  deletedAt?: Date;
}

/**
 * Ties an entity to the tenant that owns it.
 *
 * @uk Прив’язує сутність до тенанта, якому вона належить.
 */
export interface BaseTenantedEntity extends BaseEntity {
  /**
   * Identifier of the tenant that owns the entity.
   *
   * @uk Ідентифікатор тенанта, якому належить сутність.
   */
  tenantId: string;
}

/**
 * Combines {@link BaseTenantedEntity} and {@link BaseTrackedEntity}: an entity that belongs to a tenant and
 * keeps its timestamps.
 *
 * @uk Поєднує {@link BaseTenantedEntity} і {@link BaseTrackedEntity}: сутність належить тенанту й зберігає
 * позначки часу.
 */
export interface BaseTenantedTrackedEntity extends BaseTenantedEntity, BaseTrackedEntity {}

/**
 * Describes the request context (CLS store) that tenant-aware repositories and subscribers read.
 *
 * Extend it with the other values your application keeps per request, such as the current user.
 *
 * @uk Описує контекст запиту (сховище CLS), з якого читають репозиторії та підписники з підтримкою тенантів.
 *
 * Розширте його іншими значеннями, які ваш застосунок зберігає для кожного запиту, наприклад поточним
 * користувачем.
 *
 * @example
 * ```ts
 * import { TenantClsStore } from '@softkit/persistence-api';
 *
 * export interface AppClsStore extends TenantClsStore {
 *   userId: string;
 * }
 * ```
 */
export interface TenantClsStore extends ClsStore {
  /**
   * Tenant of the current request. Absent when the request is not tied to a tenant.
   *
   * @uk Тенант поточного запиту. Відсутній, якщо запит не прив’язано до тенанта.
   */
  tenantId?: string;
}

/**
 * Says on which database operation a field is filled from the request context.
 *
 * @uk Визначає, під час якої операції з базою даних поле заповнюється з контексту запиту.
 */
export declare enum PresetType {
  /**
   * Fill the field only when the entity is inserted.
   *
   * @uk Заповнювати поле лише тоді, коли сутність вставляють.
   */
  INSERT = 'INSERT',

  /**
   * Fill the field only when the entity is updated.
   *
   * @uk Заповнювати поле лише тоді, коли сутність оновлюють.
   */
  UPDATE = 'UPDATE',

  /**
   * Fill the field both on insert and on update.
   *
   * @uk Заповнювати поле і під час вставлення, і під час оновлення.
   */
  ALL = 'ALL',
}

/**
 * Links one property of an entity to one key of the request context.
 *
 * @uk Пов’язує одну властивість сутності з одним ключем контексту запиту.
 *
 * @typeParam CLS_STORAGE_TYPE - Type of the CLS store the value is read from.
 * @ukTypeParam CLS_STORAGE_TYPE - Тип сховища CLS, з якого читається значення.
 */
export interface ClsPresetMetadataField<CLS_STORAGE_TYPE extends TenantClsStore> {
  /**
   * Name of the entity class that declares the property.
   *
   * @uk Назва класу сутності, у якому оголошено властивість.
   */
  entityName: string;

  /**
   * Property of the entity that receives the value.
   *
   * @uk Властивість сутності, у яку записується значення.
   */
  entityPropertyName: string;

  /**
   * Key of the CLS store whose value is used.
   *
   * @uk Ключ у сховищі CLS, з якого береться значення.
   */
  clsStorageKey: keyof CLS_STORAGE_TYPE;

  /**
   * Operation on which the property is filled.
   *
   * @uk Операція, під час якої властивість заповнюється.
   */
  presetType: PresetType;
}

/**
 * Remembers which entity properties are filled from the request context.
 *
 * Decorators register fields here while classes load; subscribers look them up before a row is written.
 *
 * @uk Пам’ятає, які властивості сутностей заповнюються з контексту запиту.
 *
 * Декоратори реєструють тут поля під час завантаження класів, а підписники шукають їх перед записом рядка
 * таблиці.
 *
 * @typeParam CLS_STORAGE_TYPE - Type of the CLS store the values are read from.
 * @ukTypeParam CLS_STORAGE_TYPE - Тип сховища CLS, з якого читаються значення.
 */
export declare class ClsPresetMetadataStorage<CLS_STORAGE_TYPE extends TenantClsStore> {
  /**
   * Registers one field of an entity.
   *
   * Register all fields before the first lookup for an entity: the lookup result is cached, so fields added
   * later are not seen.
   *
   * @uk Реєструє одне поле сутності.
   *
   * Реєструйте всі поля до першого пошуку для сутності: результат пошуку кешується, тож додані пізніше поля
   * не враховуються.
   *
   * @param field - Field to remember.
   * @ukParam field - Поле, яке треба запам’ятати.
   */
  addField(field: ClsPresetMetadataField<CLS_STORAGE_TYPE>): void;

  /**
   * Collects the fields registered for an entity and all its parent classes.
   *
   * The result of the first call is kept under `topLevelEntity`; later calls with the same name return it and
   * ignore `entities`.
   *
   * @uk Збирає поля, зареєстровані для сутності та всіх її батьківських класів.
   *
   * Результат першого виклику зберігається за ключем `topLevelEntity`; подальші виклики з тією самою назвою
   * повертають його й не зважають на `entities`.
   *
   * @param topLevelEntity - Name of the entity class that is being written.
   * @ukParam topLevelEntity - Назва класу сутності, яку записують.
   * @param entities - Names of the classes of its hierarchy, the entity class included.
   * @ukParam entities - Назви класів її ієрархії разом із самим класом сутності.
   * @returns Fields in the order of `entities`; an empty array when nothing is registered.
   * @ukReturns Поля в порядку `entities` або порожній масив, якщо нічого не зареєстровано.
   */
  getMetadataFieldsByEntityHierarchy(
    topLevelEntity: string,
    entities: string[],
  ): ClsPresetMetadataField<CLS_STORAGE_TYPE>[];
}

/**
 * The shared metadata storage of the process: the `ClsPreset` decorator of `@softkit/typeorm` writes to it
 * and the `ClsPresetSubscriber` class reads from it.
 *
 * @uk Спільне для всього процесу сховище метаданих: декоратор `ClsPreset` з `@softkit/typeorm` записує в
 * нього, а клас `ClsPresetSubscriber` з нього читає.
 */
export declare const defaultClsMetadataStore: ClsPresetMetadataStorage<TenantClsStore>;

/**
 * Limits how many entities one query returns and where the result starts.
 *
 * @uk Обмежує, скільки сутностей повертає один запит і з якої починається результат.
 */
export interface LimitOptions {
  /**
   * Largest number of entities to return.
   *
   * @uk Найбільша кількість сутностей у результаті.
   */
  limit: number;

  /**
   * Number of entities to skip before the first returned one.
   *
   * @uk Кількість сутностей, які треба пропустити перед першою поверненою.
   */
  offset: number;
}

/**
 * Adds soft delete to a repository: archive entities, restore them and read archived ones.
 *
 * @uk Додає до репозиторію м’яке видалення: архівування сутностей, їх відновлення та читання заархівованих.
 *
 * @typeParam ENTITY - Entity with timestamps.
 * @ukTypeParam ENTITY - Сутність із позначками часу.
 * @typeParam ID - Name of the identifier property of the entity.
 * @ukTypeParam ID - Назва властивості сутності, яка є ідентифікатором.
 * @typeParam FIND_OPTIONS - Type of search conditions, which depends on the storage.
 * @ukTypeParam FIND_OPTIONS - Тип умов пошуку, який залежить від сховища.
 */
export interface ITrackedRepository<ENTITY extends BaseTrackedEntity, ID extends keyof ENTITY, FIND_OPTIONS> {
  /**
   * Finds entities that match the conditions, archived ones included.
   *
   * @uk Знаходить сутності, що відповідають умовам, разом із заархівованими.
   *
   * @param opt - Search conditions.
   * @ukParam opt - Умови пошуку.
   * @param limitOptions - Size and start of the result. The implementation chooses what happens without it.
   * @ukParam limitOptions - Розмір і початок результату. Поведінку без цього параметра визначає реалізація.
   * @returns Entities that were found; an empty array when there are none.
   * @ukReturns Знайдені сутності або порожній масив, якщо їх немає.
   */
  findAllWithArchived(opt: FIND_OPTIONS, limitOptions?: LimitOptions): Promise<ENTITY[]>;

  /**
   * Soft-deletes one entity: the row stays in the storage, but ordinary queries no longer return it.
   *
   * @uk М’яко видаляє одну сутність: рядок таблиці лишається в сховищі, але звичайні запити його більше не
   * повертають.
   *
   * @param criteria - Identifier of the entity.
   * @ukParam criteria - Ідентифікатор сутності.
   * @returns `true` when the entity was archived.
   * @ukReturns `true`, якщо сутність заархівовано.
   */
  archive(criteria: ENTITY[ID]): Promise<boolean>;

  /**
   * Soft-deletes several entities.
   *
   * @uk М’яко видаляє кілька сутностей.
   *
   * @param criteria - Identifiers of the entities.
   * @ukParam criteria - Ідентифікатори сутностей.
   * @returns `true` when all the entities were archived.
   * @ukReturns `true`, якщо заархівовано всі сутності.
   */
  archive(criteria: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Brings one archived entity back.
   *
   * @uk Відновлює одну заархівовану сутність.
   *
   * @param criteria - Identifier of the entity.
   * @ukParam criteria - Ідентифікатор сутності.
   * @returns `true` when the entity was restored.
   * @ukReturns `true`, якщо сутність відновлено.
   */
  restore(criteria: ENTITY[ID]): Promise<boolean>;

  /**
   * Brings several archived entities back.
   *
   * @uk Відновлює кілька заархівованих сутностей.
   *
   * @param criteria - Identifiers of the entities.
   * @ukParam criteria - Ідентифікатори сутностей.
   * @returns `true` when all the entities were restored.
   * @ukReturns `true`, якщо відновлено всі сутності.
   */
  restore(criteria: Array<ENTITY[ID]>): Promise<boolean>;
}

/**
 * Defines the data access operations that services rely on, whatever storage stands behind them.
 *
 * With TypeORM extend a ready implementation from `@softkit/typeorm`. Extend this class yourself to connect
 * another ORM or storage, or to give services an abstract class they can depend on.
 *
 * @uk Визначає операції доступу до даних, на які спираються сервіси, хоч яке сховище за ними стоїть.
 *
 * Для TypeORM успадкуйте готову реалізацію з `@softkit/typeorm`. Сам цей клас успадковуйте, щоб підключити
 * іншу ORM чи сховище або щоб дати сервісам абстрактний клас, від якого вони залежать.
 *
 * @typeParam ENTITY - Entity the repository stores.
 * @ukTypeParam ENTITY - Сутність, яку зберігає репозиторій.
 * @typeParam ID - Name of the identifier property of the entity.
 * @ukTypeParam ID - Назва властивості сутності, яка є ідентифікатором.
 * @typeParam FIND_OPTIONS - Type of search conditions, which depends on the storage.
 * @ukTypeParam FIND_OPTIONS - Тип умов пошуку, який залежить від сховища.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties that every update must carry, by default only the
 * identifier. Add the version column here to require it for optimistic locking.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, які обов’язково передавати під час кожного
 * оновлення; типово лише ідентифікатор. Додайте сюди стовпець версії, щоб вимагати його для оптимістичного
 * блокування.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that the storage fills itself, so callers do not pass them.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, які сховище заповнює саме, тож передавати їх не треба.
 * @example
 * ```ts
 * import { Injectable } from '@nestjs/common';
 * import { AbstractRepository, BaseEntity } from '@softkit/persistence-api';
 *
 * export interface Article extends BaseEntity {
 *   id: string;
 *   title: string;
 * }
 *
 * // The service depends on this class; the module decides which implementation provides it.
 * export abstract class ArticleRepository extends AbstractRepository<
 *   Article,
 *   'id',
 *   Partial<Article>
 * > {}
 *
 * @Injectable()
 * export class ArticleService {
 *   constructor(private readonly articles: ArticleRepository) {}
 *
 *   async rename(id: string, title: string): Promise<Article> {
 *     return this.articles.update({ id, title });
 *   }
 * }
 * ```
 */
export declare abstract class AbstractRepository<
  ENTITY extends BaseEntity,
  ID extends keyof ENTITY,
  FIND_OPTIONS,
  FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
  AUTO_GENERATED_FIELDS extends keyof ENTITY = keyof BaseEntity | ID,
> {
  /**
   * Creates the entity, or updates it when it is already stored.
   *
   * Pass either all the `FIELDS_REQUIRED_FOR_UPDATE` properties (update) or none of them (create).
   *
   * @uk Створює сутність або оновлює її, якщо вона вже є в сховищі.
   *
   * Передавайте або всі властивості `FIELDS_REQUIRED_FOR_UPDATE` (оновлення), або жодної (створення).
   *
   * @param entity - Entity to write.
   * @ukParam entity - Сутність для запису.
   * @returns The stored entity.
   * @ukReturns Збережена сутність.
   */
  abstract upsert(
    entity:
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> &
          Partial<Never<Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>>)
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>),
  ): Promise<ENTITY>;

  /**
   * Creates or updates several entities in one call. New and stored entities can be mixed.
   *
   * @uk Створює або оновлює кілька сутностей за один виклик. Нові й уже збережені сутності можна змішувати.
   *
   * @param entities - Entities to write.
   * @ukParam entities - Сутності для запису.
   * @returns The stored entities.
   * @ukReturns Збережені сутності.
   */
  abstract upsert(
    entities: Array<
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> &
          Partial<Never<Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>>)
      | (Omit<ENTITY, AUTO_GENERATED_FIELDS | FIELDS_REQUIRED_FOR_UPDATE> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>)
    >,
  ): Promise<ENTITY[]>;

  /**
   * Stores a new entity. By contract an implementation rejects an entity that already exists.
   *
   * @uk Зберігає нову сутність. За контрактом реалізація відхиляє сутність, яка вже існує.
   *
   * @param entity - Entity without the generated properties; the identifier may be given.
   * @ukParam entity - Сутність без властивостей, що заповнюються автоматично; ідентифікатор можна задати.
   * @returns The stored entity with the generated properties filled.
   * @ukReturns Збережена сутність, у якій ці властивості вже заповнено.
   */
  abstract create(entity: Omit<ENTITY, AUTO_GENERATED_FIELDS> & Partial<Pick<ENTITY, ID>>): Promise<ENTITY>;

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
  abstract create(
    entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Partial<Pick<ENTITY, ID>>>,
  ): Promise<Array<ENTITY>>;

  /**
   * Replaces the values of a stored entity. By contract an implementation rejects an entity that does not
   * exist.
   *
   * @uk Замінює значення збереженої сутності. За контрактом реалізація відхиляє сутність, якої не існує.
   *
   * @param entity - All the values of the entity together with the properties required for an update.
   * @ukParam entity - Усі значення сутності разом із властивостями, обов’язковими для оновлення.
   * @returns The updated entity.
   * @ukReturns Оновлена сутність.
   */
  abstract update(
    entity: Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>,
  ): Promise<ENTITY>;

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
  abstract update(
    entities: Array<Omit<ENTITY, AUTO_GENERATED_FIELDS> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<ENTITY>>;

  /**
   * Changes only the given values of a stored entity. By contract an implementation rejects an entity that
   * does not exist.
   *
   * @uk Змінює лише передані значення збереженої сутності. За контрактом реалізація відхиляє сутність, якої
   * не існує.
   *
   * @param entity - Values to change together with the properties required for an update.
   * @ukParam entity - Значення, які треба змінити, разом із властивостями, обов’язковими для оновлення.
   * @returns The changed values. Properties that were not passed may be missing.
   * @ukReturns Змінені значення. Властивостей, яких не передали, може не бути.
   */
  abstract updatePartial(
    entity: Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>,
  ): Promise<Partial<ENTITY>>;

  /**
   * Changes only the given values of several stored entities in one call.
   *
   * @uk Змінює лише передані значення кількох збережених сутностей за один виклик.
   *
   * @param entities - Values to change for each entity together with the properties required for an update.
   * @ukParam entities - Значення, які треба змінити в кожній сутності, разом із властивостями, обов’язковими
   * для оновлення.
   * @returns The changed values of each entity.
   * @ukReturns Змінені значення кожної сутності.
   */
  abstract updatePartial(
    entities: Array<Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<Partial<ENTITY>>>;

  /**
   * Writes the same values into every entity that matches the conditions.
   *
   * @uk Записує однакові значення в кожну сутність, що відповідає умовам.
   *
   * @param data - Values to write.
   * @ukParam data - Значення для запису.
   * @param query - Conditions that choose the entities.
   * @ukParam query - Умови, за якими вибираються сутності.
   * @returns Number of changed entities.
   * @ukReturns Кількість змінених сутностей.
   */
  abstract updateByQuery(data: Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>>, query: FIND_OPTIONS): Promise<number>;

  /**
   * Counts the entities that match the conditions.
   *
   * @uk Рахує сутності, що відповідають умовам.
   *
   * @param query - Conditions; all entities are counted without them.
   * @ukParam query - Умови; без них рахуються всі сутності.
   * @returns Number of entities.
   * @ukReturns Кількість сутностей.
   */
  abstract count(query?: FIND_OPTIONS): Promise<number>;

  /**
   * Finds the entities that match the conditions.
   *
   * @uk Знаходить сутності, що відповідають умовам.
   *
   * @param query - Conditions; without them nothing is filtered out.
   * @ukParam query - Умови; без них нічого не відфільтровується.
   * @param limitOptions - Size and start of the result. The implementation chooses what happens without it.
   * @ukParam limitOptions - Розмір і початок результату. Поведінку без цього параметра визначає реалізація.
   * @returns Entities that were found; an empty array when there are none.
   * @ukReturns Знайдені сутності або порожній масив, якщо їх немає.
   */
  abstract findAll(query?: FIND_OPTIONS, limitOptions?: LimitOptions): Promise<ENTITY[]>;

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
  abstract findAllPaginated(query: PaginateQuery, config: PaginateConfig<ENTITY>): Promise<Paginated<ENTITY>>;

  /**
   * Finds one entity by its identifier.
   *
   * @uk Знаходить одну сутність за ідентифікатором.
   *
   * @param id - Identifier of the entity.
   * @ukParam id - Ідентифікатор сутності.
   * @returns The entity, or `undefined` when it is not found.
   * @ukReturns Сутність або `undefined`, якщо її не знайдено.
   */
  abstract findById(id: ENTITY[ID]): Promise<ENTITY | undefined>;

  /**
   * Finds several entities by their identifiers.
   *
   * @uk Знаходить кілька сутностей за ідентифікаторами.
   *
   * @param ids - Identifiers of the entities.
   * @ukParam ids - Ідентифікатори сутностей.
   * @returns Entities that were found; there can be fewer of them than identifiers.
   * @ukReturns Знайдені сутності; їх може бути менше, ніж ідентифікаторів.
   */
  abstract findById(ids: Array<ENTITY[ID]>): Promise<Array<ENTITY>>;

  /**
   * Finds one entity that matches the conditions.
   *
   * @uk Знаходить одну сутність, що відповідає умовам.
   *
   * @param where - Search conditions.
   * @ukParam where - Умови пошуку.
   * @returns The entity, or `undefined` when nothing matches.
   * @ukReturns Сутність або `undefined`, якщо нічого не знайдено.
   */
  abstract findOne(where: FIND_OPTIONS): Promise<ENTITY | undefined>;

  /**
   * Deletes one entity for good.
   *
   * @uk Остаточно видаляє одну сутність.
   *
   * @param criteria - Identifier of the entity.
   * @ukParam criteria - Ідентифікатор сутності.
   * @returns `true` when the entity was deleted.
   * @ukReturns `true`, якщо сутність видалено.
   */
  abstract delete(criteria: ENTITY[ID]): Promise<boolean>;

  /**
   * Deletes several entities for good.
   *
   * @uk Остаточно видаляє кілька сутностей.
   *
   * @param criteria - Identifiers of the entities.
   * @ukParam criteria - Ідентифікатори сутностей.
   * @returns `true` when all the entities were deleted.
   * @ukReturns `true`, якщо видалено всі сутності.
   */
  abstract delete(criteria: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Names the entity in error messages and translation keys. As a rule it is the class name or the table
   * name.
   *
   * @uk Називає сутність у повідомленнях про помилки та ключах перекладу. Зазвичай це назва класу або таблиці.
   *
   * @returns Name of the entity.
   * @ukReturns Назва сутності.
   */
  abstract entityName(): string;

  /**
   * Adds conditions that every query must respect, such as the tenant of the request.
   *
   * Override it to build such a filter. The base version returns the conditions unchanged.
   *
   * @uk Додає умови, яких має дотримуватися кожен запит, наприклад тенанта поточного запиту.
   *
   * Перевизначте цей метод, щоб побудувати такий фільтр. Базова версія повертає умови без змін.
   *
   * @param criteria - Conditions passed by the caller.
   * @ukParam criteria - Умови, передані під час виклику.
   * @returns Conditions that go into the query.
   * @ukReturns Умови, які потраплять у запит.
   */
  protected presetWhereOptions(criteria: FIND_OPTIONS): FIND_OPTIONS;
}
