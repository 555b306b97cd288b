import type { PresetType, TenantClsStore } from '@softkit/persistence-api';
import type { ClsService } from 'nestjs-cls';
import type { DataSource, EntitySubscriberInterface, InsertEvent, UpdateEvent } from 'typeorm';

/** Options of {@link ClsPreset}. */
interface ClsPresetDecoratorOptions<CLS_STORE extends TenantClsStore> {
  clsFieldName: keyof CLS_STORE;
  presetType?: PresetType;
}

/**
 * Marks an entity property that is filled from the request context before the row is written. The
 * {@link ClsPresetSubscriber} does the filling, so register it too.
 *
 * Place the decorator above `@Column()`: it looks for a column of the same name when it is applied. The class
 * must extend `BaseTrackedEntityHelper`.
 *
 * @uk Позначає властивість сутності, яка заповнюється з контексту запиту перед записом рядка таблиці.
 * Заповнює її {@link ClsPresetSubscriber}, тож зареєструйте і його.
 *
 * Ставте декоратор над `@Column()`: під час застосування він шукає стовпець із такою самою назвою. Клас має
 * успадковувати `BaseTrackedEntityHelper`.
 *
 * @typeParam CLS_STORE - Type of the CLS store of the application.
 * @ukTypeParam CLS_STORE - Тип сховища CLS застосунку.
 * @param options - `clsFieldName` is the key of the CLS store to read; `presetType` says on which operation
 * the property is filled (by default `PresetType.ALL`).
 * @ukParam options - `clsFieldName` — ключ сховища CLS, який читається; `presetType` визначає, під час якої
 * операції властивість заповнюється (типово `PresetType.ALL`).
 * @returns Property decorator.
 * @ukReturns Декоратор властивості.
 * @throws `TypeError` when the class does not extend `BaseTrackedEntityHelper`.
 * @ukThrows `TypeError`, якщо клас не успадковує `BaseTrackedEntityHelper`.
 * @throws A string with the list of known columns when no column has the name of the property.
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
 * Fills the properties marked with {@link ClsPreset} from the request context before an entity is inserted or
 * updated.
 *
 * List it among the `providers` of a module; it registers itself in the data source. A value that you have
 * set yourself is kept.
 *
 * @uk Заповнює властивості, позначені декоратором {@link ClsPreset}, з контексту запиту перед вставленням або
 * оновленням сутності.
 *
 * Додайте клас до `providers` модуля; у джерелі даних він зареєструється сам. Значення, яке ви задали самі,
 * зберігається.
 *
 * @typeParam ClsStoreType - Type of the CLS store of the application.
 * @ukTypeParam ClsStoreType - Тип сховища CLS застосунку.
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
   * @param dataSource - Data source whose events are handled.
   * @ukParam dataSource - Джерело даних, події якого обробляються.
   * @param clsService - Service that gives access to the request context.
   * @ukParam clsService - Сервіс, який дає доступ до контексту запиту.
   */
  constructor(dataSource: DataSource, clsService: ClsService<ClsStoreType>);

  /**
   * Fills the empty properties marked for `INSERT` or `ALL`. TypeORM calls it before an insert.
   *
   * @uk Заповнює порожні властивості, позначені для `INSERT` або `ALL`. TypeORM викликає метод перед
   * вставленням.
   *
   * @param event - Insert event with the entity, which is changed in place.
   * @ukParam event - Подія вставлення із сутністю, яка змінюється на місці.
   * @returns The entity, or nothing when the event carries no entity.
   * @ukReturns Сутність або нічого, якщо в події немає сутності.
   */
  beforeInsert(event: InsertEvent<any>): Promise<any> | void;

  /**
   * Fills the empty properties marked for `UPDATE` or `ALL`. TypeORM calls it before an update.
   *
   * @uk Заповнює порожні властивості, позначені для `UPDATE` або `ALL`. TypeORM викликає метод перед
   * оновленням.
   *
   * @param event - Update event with the entity, which is changed in place.
   * @ukParam event - Подія оновлення із сутністю, яка змінюється на місці.
   * @returns The entity, or nothing when the event carries no entity.
   * @ukReturns Сутність або нічого, якщо в події немає сутності.
   */
  beforeUpdate(event: UpdateEvent<any>): any;
}

/**
 * Stops an update made from stale data: the version that came with the entity must match the version in the
 * database.
 *
 * It works for entities with a `@VersionColumn()` and only for updates that go through `save`, because other
 * TypeORM updates do not load the stored row. List it among the `providers` of a module; it registers itself
 * in the data source.
 *
 * The stored version is sent in the header `X-Content-Version`. A browser can read it from another origin only
 * if `exposedHeaders` of the CORS settings lists it.
 *
 * @uk Зупиняє оновлення на основі застарілих даних: версія, яка надійшла із сутністю, має збігатися з версією
 * в базі даних.
 *
 * Діє для сутностей зі стовпцем `@VersionColumn()` і лише для оновлень через `save`, бо інші оновлення
 * TypeORM не завантажують збережений рядок таблиці. Додайте клас до `providers` модуля; у джерелі даних він
 * зареєструється сам.
 *
 * Збережена версія надсилається в заголовку `X-Content-Version`. З іншого джерела (origin) браузер прочитає
 * його, лише якщо заголовок указано в `exposedHeaders` налаштувань CORS.
 */
export declare class OptimisticLockingSubscriber implements EntitySubscriberInterface {
  /**
   * Data source the subscriber is registered in.
   *
   * @uk Джерело даних, у якому зареєстровано підписника.
   */
  readonly dataSource: DataSource;

  /**
   * Creates the subscriber and adds it to the data source.
   *
   * @uk Створює підписника й додає його до джерела даних.
   *
   * @param dataSource - Data source whose events are handled.
   * @ukParam dataSource - Джерело даних, події якого обробляються.
   */
  constructor(dataSource: DataSource);

  /**
   * Compares the two versions. TypeORM calls it before an update.
   *
   * @uk Порівнює дві версії. TypeORM викликає метод перед оновленням.
   *
   * @param event - Update event with the new entity and the stored one.
   * @ukParam event - Подія оновлення з новою та збереженою сутностями.
   * @throws `OptimisticLockException` (status 409) with the stored version when the versions differ.
   * @ukThrows `OptimisticLockException` (код стану 409) зі збереженою версією, якщо версії різні.
   */
  beforeUpdate(event: UpdateEvent<any>): void;
}
