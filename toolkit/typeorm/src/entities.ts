import type { BaseEntity as Base, BaseTenantedEntity, BaseTrackedEntity } from '@softkit/persistence-api';
import { BaseEntity } from 'typeorm';

/**
 * The root of all entities of the toolkit. It adds no columns; extend it when an entity needs neither
 * timestamps nor a tenant.
 *
 * @uk Корінь усіх сутностей Softkit. Стовпців не додає; успадковуйте його, якщо сутності не
 * потрібні ні позначки часу, ні тенант.
 */
export declare abstract class EntityHelper extends BaseEntity implements Base {}

/**
 * An entity with creation, update and soft delete timestamps that TypeORM keeps up to date.
 *
 * Ordinary queries skip rows whose `deletedAt` is set.
 *
 * @uk Сутність із часом створення, зміни та м’якого видалення, які підтримує TypeORM.
 *
 * Звичайні запити пропускають рядки таблиці із заповненим `deletedAt`.
 *
 * @example
 * ```ts
 * import { BaseTrackedEntityHelper } from '@softkit/typeorm';
 * import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
 *
 * @Entity()
 * export class Article extends BaseTrackedEntityHelper {
 *   @PrimaryGeneratedColumn('uuid')
 *   id: string;
 *
 *   @Column()
 *   title: string;
 *
 *   // Turns optimistic locking on for this entity.
 *   @VersionColumn()
 *   version: number;
 * }
 * ```
 */
export declare abstract class BaseTrackedEntityHelper extends EntityHelper implements BaseTrackedEntity {
  /**
   * Moment when the row was inserted, set by TypeORM.
   *
   * @uk Момент вставлення рядка таблиці; встановлює TypeORM.
   */
  createdAt: Date;

  /**
   * Moment of the last update, set by TypeORM.
   *
   * @uk Момент останнього оновлення; встановлює TypeORM.
   */
  updatedAt: Date;

  /**
   * Moment of the soft delete. Empty while the entity is not archived.
   *
   * @uk Момент м’якого видалення. Порожній, доки сутність не заархівовано.
   */
  deletedAt?: Date;
}

/**
 * A tracked entity that belongs to a tenant. The `tenantId` column is required and indexed, and the
 * `ClsPresetSubscriber` class fills it from the request context.
 *
 * @uk Сутність із позначками часу, що належить тенанту. Стовпець `tenantId` обов’язковий та індексований,
 * а заповнює його з контексту запиту клас `ClsPresetSubscriber`.
 *
 * @example
 * ```ts
 * import { BaseTenantEntityHelper } from '@softkit/typeorm';
 * import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
 *
 * @Entity()
 * export class Project extends BaseTenantEntityHelper {
 *   @PrimaryGeneratedColumn('uuid')
 *   id: string;
 *
 *   @Column()
 *   name: string;
 * }
 * ```
 */
export declare class BaseTenantEntityHelper extends BaseTrackedEntityHelper implements BaseTenantedEntity {
  /**
   * Identifier of the tenant. Taken from the request context when you do not set it.
   *
   * @uk Ідентифікатор тенанта. Якщо його не задати, береться з контексту запиту.
   */
  tenantId: string;
}
