import type { BaseTrackedEntityHelper, EntityHelper } from './entities';

/**
 * Injection token for the seeders to run at application startup. `@softkit/bootstrap` uses it when `runSeeds`
 * is on in the database configuration.
 *
 * @uk Токен впровадження сідерів (seeder), які треба виконати під час запуску застосунку. За
 * ним їх шукає `@softkit/bootstrap`, якщо в конфігурації бази даних увімкнено `runSeeds`.
 */
export declare const TYPEORM_SEEDERS_TOKEN = '@softkit/typeorm:SEEDERS';

/**
 * Injection token for the entity factories that the seeders use.
 *
 * @uk Токен впровадження фабрик сутностей, якими користуються сідери.
 */
export declare const TYPEORM_FACTORIES_TOKEN = '@softkit/typeorm:FACTORIES';

/**
 * Names to exclude from every DTO based on an entity: `hasId`, `recover`, `softRemove`, `reload`, and `save`,
 * which every entity inherits from TypeORM, and `setEntityName`, a name from earlier versions. The list doesn't
 * include the inherited `remove`.
 *
 * @uk Назви, яких не має бути в DTO на основі сутності: `hasId`, `recover`, `softRemove`, `reload` і `save`,
 * які кожна сутність успадковує від TypeORM, та `setEntityName` — назву з попередніх версій. Успадкованого
 * `remove` список не містить.
 */
export declare const DEFAULT_ENTITY_EXCLUDE_LIST: Array<keyof EntityHelper>;

/**
 * Names to exclude from a DTO that creates an entity: the inherited methods, `id`, `version`, and the
 * timestamps.
 *
 * @uk Назви, яких не має бути в DTO для створення сутності: успадковані методи, `id`, `version` і позначки
 * часу.
 */
export declare const DEFAULT_CREATE_ENTITY_EXCLUDE_LIST: Array<keyof BaseTrackedEntityHelper>;

/**
 * Names to exclude from a DTO that updates an entity: the inherited methods, `id`, and the timestamps.
 * `version` isn't excluded, because optimistic locking needs it.
 *
 * @uk Назви, яких не має бути в DTO для оновлення сутності: успадковані методи, `id` і позначки часу. Версії
 * (`version`) список не містить, бо вона потрібна для оптимістичного блокування.
 */
export declare const DEFAULT_UPDATE_ENTITY_EXCLUDE_LIST: Array<
  keyof EntityHelper | 'id' | 'createdAt' | 'updatedAt' | 'deletedAt'
>;
