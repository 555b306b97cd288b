/**
 * Contract between business logic and storage: a base repository, interfaces for tracked and tenant-owned
 * entities, and metadata about the entity fields filled from the request context.
 *
 * Services based on this package don't depend on a particular ORM. `@softkit/typeorm` implements the contract
 * for TypeORM. Install the package from npm; it needs no peer packages.
 *
 * ```bash
 * npm install @softkit/persistence-api
 * ```
 *
 * @uk Контракт між бізнес-логікою та сховищем: базовий репозиторій, інтерфейси сутностей з позначками часу й
 * сутностей, що належать тенанту, а також метадані про поля сутностей, які заповнює контекст запиту.
 *
 * Сервіси на основі цього пакета не залежать від конкретної ORM. Пакет `@softkit/typeorm` реалізує контракт
 * для TypeORM. Встановіть пакет з npm; інших пакетів він не потребує.
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
 * Marker type for entities supported by the toolkit's repositories and services.
 *
 * It has no members: any object type matches.
 *
 * @uk Тип-позначка для сутностей, які підтримують репозиторії та сервіси Softkit.
 *
 * Тип не має членів: йому відповідає будь-який об’єктний тип.
 */
export interface BaseEntity {}

/**
 * Entity that records when it was created, changed, and archived (soft-deleted).
 *
 * @uk Сутність, яка зберігає час свого створення, зміни та архівування (м’якого видалення).
 */
export interface BaseTrackedEntity extends BaseEntity {
  /**
   * When the entity was first saved.
   *
   * @uk Коли сутність збережено вперше.
   */
  createdAt: Date;

  /**
   * When the entity was last changed.
   *
   * @uk Коли сутність востаннє змінено.
   */
  updatedAt: Date;

  /**
   * When the entity was archived (soft-deleted). Missing while the entity is active.
   *
   * @uk Коли сутність заархівовано (м’яке видалення). У незаархівованої сутності значення немає.
   */
  deletedAt?: Date;
}

/**
 * Entity with a tenant ID that repositories use to keep the tenants' data apart.
 *
 * @uk Сутність з ідентифікатором тенанта, за яким репозиторії відокремлюють дані різних тенантів.
 */
export interface BaseTenantedEntity extends BaseEntity {
  /**
   * ID of the tenant that owns the entity.
   *
   * @uk Ідентифікатор тенанта, якому належить сутність.
   */
  tenantId: string;
}

/**
 * Combination of {@link BaseTenantedEntity} and {@link BaseTrackedEntity}: an entity that belongs to a tenant
 * and has timestamps.
 *
 * @uk Поєднання {@link BaseTenantedEntity} і {@link BaseTrackedEntity}: сутність, яка належить тенанту й має
 * позначки часу.
 */
export interface BaseTenantedTrackedEntity extends BaseTenantedEntity, BaseTrackedEntity {}

/**
 * Request context (CLS store) that tenant-aware repositories and subscribers read.
 *
 * Extend it with other values that your application stores per request, such as the current user.
 *
 * @uk Контекст запиту (сховище CLS), з якого читають репозиторії та підписники з підтримкою тенантів.
 *
 * Доповніть інтерфейс іншими значеннями, які ваш застосунок зберігає для кожного запиту, наприклад поточним
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
   * ID of the tenant that the current request works with. Missing if the request has no tenant.
   *
   * @uk Ідентифікатор тенанта, з яким працює поточний запит. Не задано, якщо запит не прив’язано до
   * тенанта.
   */
  tenantId?: string;
}

/**
 * Decides whether an insert, an update, or both fill a field from the request context.
 *
 * @uk Визначає, коли підписник заповнює поле з контексту запиту: під час вставлення, оновлення чи обох
 * операцій.
 */
export declare enum PresetType {
  /**
   * Fills the field only when the entity is inserted.
   *
   * @uk Заповнювати поле лише під час вставлення сутності.
   */
  INSERT = 'INSERT',

  /**
   * Fills the field only when the entity is updated.
   *
   * @uk Заповнювати поле лише під час оновлення сутності.
   */
  UPDATE = 'UPDATE',

  /**
   * Fills the field on both insert and update.
   *
   * @uk Заповнювати поле і під час вставлення, і під час оновлення.
   */
  ALL = 'ALL',
}

/**
 * Connects an entity property with the request context key that fills it.
 *
 * @uk Пов’язує властивість сутності з ключем контексту запиту, значення якого вона отримує.
 *
 * @typeParam CLS_STORAGE_TYPE - CLS store type that contains the value.
 * @ukTypeParam CLS_STORAGE_TYPE - Тип сховища CLS, у якому є значення.
 */
export interface ClsPresetMetadataField<CLS_STORAGE_TYPE extends TenantClsStore> {
  /**
   * Name of the entity class that declares the property.
   *
   * @uk Назва класу сутності, у якому оголошено властивість.
   */
  entityName: string;

  /**
   * Entity property that receives the value from the context.
   *
   * @uk Властивість сутності, яка отримує значення з контексту.
   */
  entityPropertyName: string;

  /**
   * CLS store key for the value, such as `tenantId`.
   *
   * @uk Ключ значення у сховищі CLS, наприклад `tenantId`.
   */
  clsStorageKey: keyof CLS_STORAGE_TYPE;

  /**
   * When the property is filled: on insert, on update, or on both.
   *
   * @uk Коли заповнювати властивість: під час вставлення, оновлення чи обох операцій.
   */
  presetType: PresetType;
}

/**
 * Registry of the entity properties filled from the request context. You rarely use it yourself:
 * the `ClsPreset` decorator from `@softkit/typeorm` does.
 *
 * Decorators register fields here when classes load, and subscribers look them up before a row is written.
 *
 * @uk Реєстр властивостей сутностей, які підписник заповнює з контексту запиту. Самі ви звертатиметеся до
 * реєстру рідко: за вас це робить декоратор `ClsPreset` із `@softkit/typeorm`.
 *
 * Декоратори реєструють поля, коли завантажуються класи, а підписники шукають ці поля перед записом рядка
 * таблиці.
 *
 * @typeParam CLS_STORAGE_TYPE - CLS store type that contains the values.
 * @ukTypeParam CLS_STORAGE_TYPE - Тип сховища CLS, у якому є значення.
 */
export declare class ClsPresetMetadataStorage<CLS_STORAGE_TYPE extends TenantClsStore> {
  /**
   * Registers a property to fill from the request context.
   *
   * Register all fields before the first lookup for an entity: the lookup result is cached, and
   * fields added later are ignored.
   *
   * @uk Реєструє властивість, яку треба заповнювати з контексту запиту.
   *
   * Реєструйте всі поля до першого пошуку для сутності: реєстр кешує його результат і полів, доданих пізніше,
   * уже не побачить.
   *
   * @param field - Property, the context key with its value, and the operation that fills it.
   * @ukParam field - Властивість, ключ контексту з її значенням та операція, яка заповнює цю властивість.
   */
  addField(field: ClsPresetMetadataField<CLS_STORAGE_TYPE>): void;

  /**
   * Returns the fields registered for an entity and all its parent classes.
   *
   * The first result is cached by `topLevelEntity`; later calls with the same name return it and ignore
   * `entities`.
   *
   * @uk Збирає поля, зареєстровані для сутності та всіх її батьківських класів.
   *
   * Реєстр кешує результат першого виклику за ключем `topLevelEntity`. Наступні виклики з тією самою назвою
   * повертають цей результат і не зважають на `entities`.
   *
   * @param topLevelEntity - Class name of the entity being written.
   * @ukParam topLevelEntity - Назва класу сутності, яку треба записати.
   * @param entities - Names of the classes in its hierarchy, including the entity class.
   * @ukParam entities - Назви всіх класів ієрархії разом із самим класом сутності.
   * @returns The fields in the order of `entities`, or an empty array if none are registered.
   * @ukReturns Поля в порядку `entities` або порожній масив, якщо нічого не зареєстровано.
   */
  getMetadataFieldsByEntityHierarchy(
    topLevelEntity: string,
    entities: string[],
  ): ClsPresetMetadataField<CLS_STORAGE_TYPE>[];
}

/**
 * Metadata storage shared by the whole process: the `ClsPreset` decorator from `@softkit/typeorm` writes to it,
 * and `ClsPresetSubscriber` reads from it.
 *
 * @uk Спільне для всього процесу сховище метаданих: декоратор `ClsPreset` з `@softkit/typeorm` записує в
 * нього, а клас `ClsPresetSubscriber` з нього читає.
 */
export declare const defaultClsMetadataStore: ClsPresetMetadataStorage<TenantClsStore>;

/**
 * Limits how many entities a query returns and sets where the result starts.
 *
 * @uk Визначає, скільки сутностей щонайбільше повертає запит і з якої з них починається результат.
 */
export interface LimitOptions {
  /**
   * Maximum number of entities to return.
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
 * Repository operations for soft delete: archive entities, restore them, and read archived ones.
 *
 * @uk Операції репозиторію для м’якого видалення: архівувати сутності, відновлювати їх і читати заархівовані.
 *
 * @typeParam ENTITY - Entity class or interface with timestamps.
 * @ukTypeParam ENTITY - Сутність із позначками часу.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam FIND_OPTIONS - Search condition type, which depends on the storage.
 * @ukTypeParam FIND_OPTIONS - Тип умов пошуку, який залежить від сховища.
 */
export interface ITrackedRepository<ENTITY extends BaseTrackedEntity, ID extends keyof ENTITY, FIND_OPTIONS> {
  /**
   * Finds the entities that match the conditions, both active and archived.
   *
   * @uk Знаходить сутності, що відповідають умовам, разом із заархівованими.
   *
   * @param opt - Conditions that select the entities.
   * @ukParam opt - Умови, за якими метод вибирає сутності.
   * @param limitOptions - Maximum number of entities and how many to skip. The default depends on
   * the implementation.
   * @ukParam limitOptions - Найбільша кількість сутностей і те, скільки їх пропустити. Типове значення визначає
   * реалізація.
   * @returns The entities found, or an empty array.
   * @ukReturns Знайдені сутності або порожній масив, якщо їх немає.
   */
  findAllWithArchived(opt: FIND_OPTIONS, limitOptions?: LimitOptions): Promise<ENTITY[]>;

  /**
   * Soft-deletes one entity: the row stays in storage, but regular queries no longer return it.
   *
   * @uk М’яко видаляє одну сутність: рядок таблиці лишається в сховищі, але звичайні запити його вже не
   * повертають.
   *
   * @param criteria - ID of the entity to archive.
   * @ukParam criteria - Ідентифікатор сутності, яку треба заархівувати.
   * @returns `true` if the entity was archived.
   * @ukReturns `true`, якщо сутність заархівовано.
   */
  archive(criteria: ENTITY[ID]): Promise<boolean>;

  /**
   * Soft-deletes multiple entities in one call.
   *
   * @uk М’яко видаляє кілька сутностей за один виклик.
   *
   * @param criteria - IDs of the entities to archive.
   * @ukParam criteria - Ідентифікатори сутностей, які треба заархівувати.
   * @returns `true` if all the entities were archived.
   * @ukReturns `true`, якщо заархівовано всі сутності.
   */
  archive(criteria: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Restores one archived entity: regular queries return it again.
   *
   * @uk Відновлює одну заархівовану сутність: звичайні запити знову її повертають.
   *
   * @param criteria - ID of the archived entity to restore.
   * @ukParam criteria - Ідентифікатор заархівованої сутності, яку треба відновити.
   * @returns `true` if the entity was restored.
   * @ukReturns `true`, якщо сутність відновлено.
   */
  restore(criteria: ENTITY[ID]): Promise<boolean>;

  /**
   * Restores multiple archived entities in one call.
   *
   * @uk Відновлює кілька заархівованих сутностей за один виклик.
   *
   * @param criteria - IDs of the archived entities to restore.
   * @ukParam criteria - Ідентифікатори заархівованих сутностей, які треба відновити.
   * @returns `true` if all the entities were restored.
   * @ukReturns `true`, якщо відновлено всі сутності.
   */
  restore(criteria: Array<ENTITY[ID]>): Promise<boolean>;
}

/**
 * Base repository whose data access operations are the same for every storage.
 *
 * With TypeORM, extend a ready-made implementation from `@softkit/typeorm`. Extend this class to support
 * another ORM or storage, or to declare an abstract class that services can depend on.
 *
 * @uk Базовий репозиторій з операціями, однаковими для будь-якого сховища.
 *
 * Для TypeORM успадкуйте готову реалізацію з `@softkit/typeorm`. Цей клас успадковуйте, щоб підключити іншу ORM
 * чи сховище або оголосити абстрактний клас, від якого залежатимуть сервіси.
 *
 * @typeParam ENTITY - Entity type stored in the repository.
 * @ukTypeParam ENTITY - Тип сутності, яку зберігає репозиторій.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam FIND_OPTIONS - Search condition type, which depends on the storage.
 * @ukTypeParam FIND_OPTIONS - Тип умов пошуку, який залежить від сховища.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default only the ID. Add the
 * version column to require it for optimistic locking.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням — лише
 * ідентифікатор. Додайте сюди стовпець версії, щоб зробити його обов’язковим для оптимістичного блокування.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that the storage fills and callers don't pass.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, які заповнює сховище і яких не треба передавати.
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
   * Creates an entity, or updates it if it already exists.
   *
   * Pass either all the `FIELDS_REQUIRED_FOR_UPDATE` properties (update) or none of them (create).
   *
   * @uk Створює сутність або оновлює її, якщо вона вже існує.
   *
   * Передавайте або всі властивості `FIELDS_REQUIRED_FOR_UPDATE` (оновлення), або жодної (створення).
   *
   * @param entity - All entity values except the generated ones.
   * @ukParam entity - Усі значення сутності, крім тих, що заповнюються автоматично.
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
   * @param entities - All values of each entity except the generated ones.
   * @ukParam entities - Усі значення кожної сутності, крім тих, що заповнюються автоматично.
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
   * Saves a new entity. By contract, an implementation rejects an entity that already exists.
   *
   * @uk Зберігає нову сутність. За контрактом реалізація відхиляє сутність, яка вже існує.
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
   * Replaces all values of an existing entity. By contract, an implementation rejects an entity
   * that doesn't exist.
   *
   * @uk Замінює всі значення наявної сутності. За контрактом реалізація відхиляє сутність, якої немає.
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
   * Updates only the values that you pass. By contract, an implementation rejects an entity that
   * doesn't exist.
   *
   * @uk Змінює лише передані значення сутності. За контрактом реалізація відхиляє сутність, якої немає.
   *
   * @param entity - Values to change and the properties required for an update.
   * @ukParam entity - Значення, які треба змінити, разом із властивостями, обов’язковими для оновлення.
   * @returns The updated values. Properties that weren't passed may be missing.
   * @ukReturns Змінені значення. Властивостей, яких не передали, може не бути.
   */
  abstract updatePartial(
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
  abstract updatePartial(
    entities: Array<Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>> & Pick<ENTITY, FIELDS_REQUIRED_FOR_UPDATE>>,
  ): Promise<Array<Partial<ENTITY>>>;

  /**
   * Writes the same values to every entity that matches the conditions.
   *
   * @uk Записує однакові значення в кожну сутність, що відповідає умовам.
   *
   * @param data - Values that all matching entities get; their other properties don't change.
   * @ukParam data - Значення, які отримає кожна знайдена сутність. Решта властивостей не зміниться.
   * @param query - Conditions that select the entities.
   * @ukParam query - Умови, за якими метод вибирає сутності.
   * @returns The number of updated entities.
   * @ukReturns Кількість змінених сутностей.
   */
  abstract updateByQuery(data: Partial<Omit<ENTITY, AUTO_GENERATED_FIELDS>>, query: FIND_OPTIONS): Promise<number>;

  /**
   * Counts the entities that match the conditions.
   *
   * @uk Рахує сутності, що відповідають умовам.
   *
   * @param query - Conditions. If omitted, all entities are counted.
   * @ukParam query - Умови. Якщо їх не задати, метод рахує всі сутності.
   * @returns The number of entities.
   * @ukReturns Кількість сутностей.
   */
  abstract count(query?: FIND_OPTIONS): Promise<number>;

  /**
   * Finds the entities that match the conditions.
   *
   * @uk Знаходить сутності, що відповідають умовам.
   *
   * @param query - Conditions. If omitted, no entities are filtered out.
   * @ukParam query - Умови. Без них метод повертає всі сутності.
   * @param limitOptions - Maximum number of entities and how many to skip. The default depends on
   * the implementation.
   * @ukParam limitOptions - Найбільша кількість сутностей і те, скільки їх пропустити. Типове значення визначає
   * реалізація.
   * @returns The entities found, or an empty array.
   * @ukReturns Знайдені сутності або порожній масив, якщо їх немає.
   */
  abstract findAll(query?: FIND_OPTIONS, limitOptions?: LimitOptions): Promise<ENTITY[]>;

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
  abstract findAllPaginated(query: PaginateQuery, config: PaginateConfig<ENTITY>): Promise<Paginated<ENTITY>>;

  /**
   * Finds one entity by its ID.
   *
   * @uk Знаходить одну сутність за ідентифікатором.
   *
   * @param id - ID to look up.
   * @ukParam id - Ідентифікатор сутності, яку треба знайти.
   * @returns The entity, or `undefined` if it isn't found.
   * @ukReturns Сутність або `undefined`, якщо її не знайдено.
   */
  abstract findById(id: ENTITY[ID]): Promise<ENTITY | undefined>;

  /**
   * Finds multiple entities by their IDs.
   *
   * @uk Знаходить кілька сутностей за ідентифікаторами.
   *
   * @param ids - IDs to look up.
   * @ukParam ids - Ідентифікатори сутностей, які треба знайти.
   * @returns The entities found, which may be fewer than the IDs passed.
   * @ukReturns Знайдені сутності. Їх може бути менше, ніж передано ідентифікаторів.
   */
  abstract findById(ids: Array<ENTITY[ID]>): Promise<Array<ENTITY>>;

  /**
   * Finds one entity that matches the conditions.
   *
   * @uk Знаходить одну сутність, що відповідає умовам.
   *
   * @param where - Conditions that the entity must match. If multiple entities match, the storage
   * chooses one.
   * @ukParam where - Умови, яким має відповідати сутність. Якщо відповідних сутностей кілька, одну вибирає
   * сховище.
   * @returns The entity, or `undefined` if none matches.
   * @ukReturns Сутність або `undefined`, якщо нічого не знайдено.
   */
  abstract findOne(where: FIND_OPTIONS): Promise<ENTITY | undefined>;

  /**
   * Permanently deletes one entity; you can't restore it.
   *
   * @uk Остаточно видаляє одну сутність. Відновити її не можна.
   *
   * @param criteria - ID of the entity to delete.
   * @ukParam criteria - Ідентифікатор сутності, яку треба видалити.
   * @returns `true` if the entity was deleted.
   * @ukReturns `true`, якщо сутність видалено.
   */
  abstract delete(criteria: ENTITY[ID]): Promise<boolean>;

  /**
   * Permanently deletes multiple entities in one call.
   *
   * @uk Остаточно видаляє кілька сутностей за один виклик.
   *
   * @param criteria - IDs of the entities to delete.
   * @ukParam criteria - Ідентифікатори сутностей, які треба видалити.
   * @returns `true` if all the entities were deleted.
   * @ukReturns `true`, якщо видалено всі сутності.
   */
  abstract delete(criteria: Array<ENTITY[ID]>): Promise<boolean>;

  /**
   * Returns the entity name for error messages and translation keys, usually the class name or the table name.
   *
   * @uk Повертає назву сутності для повідомлень про помилки та ключів перекладу. Зазвичай це назва класу або
   * таблиці.
   *
   * @returns The name, such as `Article`.
   * @ukReturns Назва, наприклад `Article`.
   */
  abstract entityName(): string;

  /**
   * Adds conditions that apply to every query, such as the request's tenant.
   *
   * Override it to add such a filter. The base implementation returns the conditions unchanged.
   *
   * @uk Додає умови, обов’язкові для кожного запиту, наприклад тенанта.
   *
   * Щоб додати такий фільтр, перевизначте цей метод. Базова реалізація повертає умови без змін.
   *
   * @param criteria - Conditions passed by the caller.
   * @ukParam criteria - Умови, з якими викликано метод.
   * @returns The conditions to use in the query.
   * @ukReturns Умови, з якими буде виконано запит.
   */
  protected presetWhereOptions(criteria: FIND_OPTIONS): FIND_OPTIONS;
}
