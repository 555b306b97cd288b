import type { BaseEntity as Base, BaseTenantedEntity, BaseTrackedEntity } from '@softkit/persistence-api';
import { BaseEntity } from 'typeorm';

/**
 * Base class for all the toolkit's entities. It adds no columns; extend it when an entity needs neither
 * timestamps nor a tenant.
 *
 * @uk Базовий клас усіх сутностей Softkit. Стовпців він не додає: успадковуйте його, якщо сутності не потрібні
 * ні позначки часу, ні тенант.
 */
export declare abstract class EntityHelper extends BaseEntity implements Base {}

/**
 * Entity with creation, update, and soft delete timestamps that TypeORM keeps up to date.
 *
 * Regular queries skip rows with a `deletedAt` value.
 *
 * @uk Сутність із часом створення, зміни та м’якого видалення, за якими стежить TypeORM.
 *
 * Рядки таблиці із заповненим `deletedAt` звичайні запити пропускають.
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
   * Row insertion time, set by TypeORM.
   *
   * @uk Час вставлення рядка таблиці, який записує TypeORM.
   */
  createdAt: Date;

  /**
   * Last update time, set by TypeORM.
   *
   * @uk Час останнього оновлення, який записує TypeORM.
   */
  updatedAt: Date;

  /**
   * Soft delete time. Empty unless the entity is archived.
   *
   * @uk Час м’якого видалення. Поле порожнє, доки сутність не заархівовано.
   */
  deletedAt?: Date;
}

/**
 * Tracked entity that belongs to a tenant. The `tenantId` column is required and indexed, and
 * `ClsPresetSubscriber` fills it from the request context.
 *
 * @uk Сутність із позначками часу, що належить тенанту. Стовпець `tenantId` обов’язковий та індексований. З
 * контексту запиту його заповнює клас `ClsPresetSubscriber`.
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
   * Tenant ID. If you don't set it, the value from the request context is used.
   *
   * @uk Ідентифікатор тенанта. Якщо його не задати, підписник візьме тенанта з контексту запиту.
   */
  tenantId: string;
}
