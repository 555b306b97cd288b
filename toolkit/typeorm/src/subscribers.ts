import type { PresetType, TenantClsStore } from '@softkit/persistence-api';
import type { ClsService } from 'nestjs-cls';
import type { DataSource, EntitySubscriberInterface, InsertEvent, UpdateEvent } from 'typeorm';

/** Selects the CLS store key and the operations for {@link ClsPreset}. */
interface ClsPresetDecoratorOptions<CLS_STORE extends TenantClsStore> {
  clsFieldName: keyof CLS_STORE;
  presetType?: PresetType;
}

/**
 * Marks an entity property to fill from the request context before a row is written.
 * {@link ClsPresetSubscriber} fills the property, so register it too.
 *
 * Place the decorator above `@Column()`, because it looks up a column with the property's name when it is
 * applied. The class must extend `BaseTrackedEntityHelper`.
 *
 * @uk Позначає властивість сутності, яку треба заповнити з контексту запиту перед записом рядка таблиці.
 * Властивість заповнює {@link ClsPresetSubscriber}: зареєструйте і його.
 *
 * Ставте декоратор над `@Column()`, бо він одразу шукає стовпець із назвою властивості. Клас має успадковувати
 * `BaseTrackedEntityHelper`.
 *
 * @typeParam CLS_STORE - Application's CLS store type.
 * @ukTypeParam CLS_STORE - Тип сховища CLS застосунку.
 * @param options - `clsFieldName` is the CLS store key to read; `presetType` sets the operations that fill the
 * property (`PresetType.ALL` by default).
 * @ukParam options - `clsFieldName` — ключ сховища CLS, за яким підписник бере значення; `presetType` визначає,
 * під час яких операцій заповнювати властивість (за замовчуванням `PresetType.ALL`).
 * @returns A decorator for entity properties.
 * @ukReturns Декоратор для властивостей сутності.
 * @throws `TypeError` if the class doesn't extend `BaseTrackedEntityHelper`.
 * @ukThrows `TypeError`, якщо клас не успадковує `BaseTrackedEntityHelper`.
 * @throws A string with the list of known columns if no column has the property's name.
 * @ukThrows Рядок зі списком відомих стовпців, якщо стовпця з назвою властивості немає.
 * @example
 * ```ts
 * import { PresetType, TenantClsStore } from '@softkit/persistence-api';
 * import { BaseTenantEntityHelper, ClsPreset } from '@softkit/typeorm';
 * import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
 *
 * interface AppClsStore extends TenantClsStore {
 *   userId: string;
 * }
 *
 * @Entity()
 * export class Invoice extends BaseTenantEntityHelper {
 *   @PrimaryGeneratedColumn('uuid')
 *   id: string;
 *
 *   @ClsPreset<AppClsStore>({
 *     clsFieldName: 'userId',
 *     presetType: PresetType.INSERT,
 *   })
 *   @Column()
 *   createdBy: string;
 * }
 * ```
 */
export declare function ClsPreset<CLS_STORE extends TenantClsStore>(
  options: ClsPresetDecoratorOptions<CLS_STORE>,
): Function;

/**
 * Subscriber that fills properties marked with {@link ClsPreset} from the request context before an entity is
 * inserted or updated.
 *
 * Add it to a module's `providers`; it registers itself in the data source. Values that you set yourself are
 * kept.
 *
 * @uk Підписник, який перед вставленням або оновленням сутності заповнює з контексту запиту властивості,
 * позначені {@link ClsPreset}.
 *
 * Додайте клас до `providers` модуля: у джерелі даних він зареєструється сам. Значень, які ви задали самі,
 * підписник не змінює.
 *
 * @typeParam ClsStoreType - Shape of the request context that the property values come from.
 * @ukTypeParam ClsStoreType - Форма контексту запиту, з якого підписник бере значення властивостей.
 * @example
 * ```ts
 * import { Module } from '@nestjs/common';
 * import {
 *   ClsPresetSubscriber,
 *   OptimisticLockingSubscriber,
 *   setupTypeormModule,
 * } from '@softkit/typeorm';
 *
 * @Module({
 *   imports: [setupTypeormModule()],
 *   providers: [ClsPresetSubscriber, OptimisticLockingSubscriber],
 * })
 * export class DatabaseModule {}
 * ```
 */
export declare class ClsPresetSubscriber<ClsStoreType extends TenantClsStore> implements EntitySubscriberInterface {
  /**
   * Creates the subscriber and adds it to the data source.
   *
   * @uk Створює підписника й додає його до джерела даних.
   *
   * @param dataSource - Data source whose write events the subscriber receives.
   * @ukParam dataSource - Джерело даних, події запису якого отримує підписник.
   * @param clsService - Service that provides access to the request context.
   * @ukParam clsService - Сервіс, який дає доступ до контексту запиту.
   */
  constructor(dataSource: DataSource, clsService: ClsService<ClsStoreType>);

  /**
   * Fills the empty properties marked for `INSERT` or `ALL`. TypeORM calls it before an insert.
   *
   * @uk Заповнює порожні властивості, позначені для `INSERT` або `ALL`. TypeORM викликає метод перед
   * вставленням.
   *
   * @param event - Insert event. Its entity is changed in place.
   * @ukParam event - Подія вставлення. Метод змінює сутність із цієї події.
   * @returns The entity, or `undefined` if the event contains no entity.
   * @ukReturns Сутність або `undefined`, якщо в події немає сутності.
   */
  beforeInsert(event: InsertEvent<any>): Promise<any> | void;

  /**
   * Fills the empty properties marked for `UPDATE` or `ALL`. TypeORM calls it before an update.
   *
   * @uk Заповнює порожні властивості, позначені для `UPDATE` або `ALL`. TypeORM викликає метод перед
   * оновленням.
   *
   * @param event - Update event. Its entity is changed in place.
   * @ukParam event - Подія оновлення. Метод змінює сутність із цієї події.
   * @returns The entity, or `undefined` if the event contains no entity.
   * @ukReturns Сутність або `undefined`, якщо в події немає сутності.
   */
  beforeUpdate(event: UpdateEvent<any>): any;
}

/**
 * Subscriber that rejects updates based on stale data: the version in the updated entity must match the version
 * in the database.
 *
 * It supports entities with a `@VersionColumn()` and only updates through `save`, because other TypeORM updates
 * don't load the stored row. Add it to a module's `providers`; it registers itself in the data source.
 *
 * The stored version is sent in the `X-Content-Version` header. Browsers can read it from another origin only
 * if the CORS settings list it in `exposedHeaders`.
 *
 * @uk Підписник, який відхиляє оновлення за застарілими даними: версія сутності, яку оновлюють, має збігатися з
 * версією в базі даних.
 *
 * Він підтримує сутності зі стовпцем `@VersionColumn()` і лише оновлення методом `save`, бо інші оновлення
 * TypeORM не завантажують збереженого рядка таблиці. Додайте клас до `providers` модуля: у джерелі даних він
 * зареєструється сам.
 *
 * Клієнт отримує збережену версію в заголовку `X-Content-Version`. Сторінка з іншого походження (origin) прочитає
 * цей заголовок, лише якщо його вказано в `exposedHeaders` налаштувань CORS.
 */
export declare class OptimisticLockingSubscriber implements EntitySubscriberInterface {
  /**
   * Data source where the subscriber is registered.
   *
   * @uk Джерело даних, у якому зареєстровано підписника.
   */
  readonly dataSource: DataSource;

  /**
   * Creates the subscriber and adds it to the data source.
   *
   * @uk Створює підписника й додає його до джерела даних.
   *
   * @param dataSource - Data source whose write events the subscriber receives.
   * @ukParam dataSource - Джерело даних, події запису якого отримує підписник.
   */
  constructor(dataSource: DataSource);

  /**
   * Compares the two versions. TypeORM calls it before an update.
   *
   * @uk Порівнює дві версії. TypeORM викликає метод перед оновленням.
   *
   * @param event - Update event with the new and stored entities.
   * @ukParam event - Подія оновлення з новою та збереженою сутностями.
   * @throws `OptimisticLockException` (status 409) with the stored version if the versions differ.
   * @ukThrows `OptimisticLockException` (код стану 409) зі збереженою версією, якщо версії різні.
   */
  beforeUpdate(event: UpdateEvent<any>): void;
}
