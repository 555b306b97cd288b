import type { BaseTrackedEntityHelper } from '@softkit/typeorm';
import { BaseTypeormTrackedEntityRepository } from '@softkit/typeorm';
import type { DataSource, ObjectType } from 'typeorm';
import type {
  BaseJobDefinitionEntity,
  BaseJobExecution,
  BaseJobVersion,
  JobDefinition,
  JobExecution,
  JobVersion,
} from './entities';

/**
 * Repository for job definitions. It uses the {@link JobDefinition} entity unless you pass another one.
 *
 * @uk Репозиторій визначень завдань. Використовує сутність {@link JobDefinition}, якщо ви не передали іншої.
 *
 * @typeParam ENTITY - Entity type stored in the repository.
 * @ukTypeParam ENTITY - Тип сутності, яку зберігає репозиторій.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default the ID.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням це
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers don't pass, by default the ID, the timestamps, and
 * the inherited methods.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, яких не треба передавати. За замовчуванням це ідентифікатор,
 * позначки часу та успадковані методи.
 */
export declare class JobDefinitionRepository<
  ENTITY extends BaseJobDefinitionEntity = JobDefinition,
  ID extends keyof ENTITY = 'id',
  FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
  AUTO_GENERATED_FIELDS extends keyof ENTITY = keyof BaseTrackedEntityHelper | ID,
> extends BaseTypeormTrackedEntityRepository<ENTITY, ID, FIELDS_REQUIRED_FOR_UPDATE, AUTO_GENERATED_FIELDS> {
  /**
   * Creates a repository for job definitions.
   *
   * @uk Створює репозиторій визначень завдань.
   *
   * @param ds - Data source that stores the records.
   * @ukParam ds - Джерело даних, у якому репозиторій зберігає записи.
   * @param entityTarget - Entity class. Defaults to `JobDefinition`.
   * @ukParam entityTarget - Клас сутності. За замовчуванням — `JobDefinition`.
   * @param idFieldName - Name of the ID property. Defaults to `id`.
   * @ukParam idFieldName - Назва властивості з ідентифікатором. За замовчуванням — `id`.
   */
  constructor(ds: DataSource, entityTarget?: ObjectType<ENTITY>, idFieldName?: ID);
}

/**
 * Repository for job versions. It uses the {@link JobVersion} entity unless you pass another one.
 *
 * @uk Репозиторій версій завдань. Використовує сутність {@link JobVersion}, якщо ви не передали іншої.
 *
 * @typeParam ENTITY - Entity type stored in the repository.
 * @ukTypeParam ENTITY - Тип сутності, яку зберігає репозиторій.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default the ID.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням це
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers don't pass, by default the ID, the timestamps, and
 * the inherited methods.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, яких не треба передавати. За замовчуванням це ідентифікатор,
 * позначки часу та успадковані методи.
 */
export declare class JobVersionRepository<
  ENTITY extends BaseJobVersion = JobVersion,
  ID extends keyof ENTITY = 'id',
  FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
  AUTO_GENERATED_FIELDS extends keyof ENTITY = keyof BaseTrackedEntityHelper | ID,
> extends BaseTypeormTrackedEntityRepository<ENTITY, ID, FIELDS_REQUIRED_FOR_UPDATE, AUTO_GENERATED_FIELDS> {
  /**
   * Creates a repository for job versions.
   *
   * @uk Створює репозиторій версій завдань.
   *
   * @param ds - Data source that stores the records.
   * @ukParam ds - Джерело даних, у якому репозиторій зберігає записи.
   * @param entityTarget - Entity class. Defaults to `JobVersion`.
   * @ukParam entityTarget - Клас сутності. За замовчуванням — `JobVersion`.
   * @param idFieldName - Name of the ID property. Defaults to `id`.
   * @ukParam idFieldName - Назва властивості з ідентифікатором. За замовчуванням — `id`.
   */
  constructor(ds: DataSource, entityTarget?: ObjectType<ENTITY>, idFieldName?: ID);
}

/**
 * Repository for execution records. It uses the {@link JobExecution} entity unless you pass another one.
 *
 * @uk Репозиторій записів про виконання завдань. Використовує сутність {@link JobExecution}, якщо ви не
 * передали іншої.
 *
 * @typeParam ENTITY - Entity type stored in the repository.
 * @ukTypeParam ENTITY - Тип сутності, яку зберігає репозиторій.
 * @typeParam ID - Entity property that contains the ID.
 * @ukTypeParam ID - Назва властивості сутності з ідентифікатором.
 * @typeParam FIELDS_REQUIRED_FOR_UPDATE - Properties required for every update, by default the ID.
 * @ukTypeParam FIELDS_REQUIRED_FOR_UPDATE - Властивості, обов’язкові для кожного оновлення. За замовчуванням це
 * ідентифікатор.
 * @typeParam AUTO_GENERATED_FIELDS - Properties that callers don't pass, by default the ID, the timestamps, and
 * the inherited methods.
 * @ukTypeParam AUTO_GENERATED_FIELDS - Властивості, яких не треба передавати. За замовчуванням це ідентифікатор,
 * позначки часу та успадковані методи.
 */
export declare class JobExecutionRepository<
  ENTITY extends BaseJobExecution = JobExecution,
  ID extends keyof ENTITY = 'id',
  FIELDS_REQUIRED_FOR_UPDATE extends keyof ENTITY = ID,
  AUTO_GENERATED_FIELDS extends keyof ENTITY = keyof BaseTrackedEntityHelper | ID,
> extends BaseTypeormTrackedEntityRepository<ENTITY, ID, FIELDS_REQUIRED_FOR_UPDATE, AUTO_GENERATED_FIELDS> {
  /**
   * Creates a repository for execution records.
   *
   * @uk Створює репозиторій записів про виконання завдань.
   *
   * @param ds - Data source that stores the records.
   * @ukParam ds - Джерело даних, у якому репозиторій зберігає записи.
   * @param entityTarget - Entity class. Defaults to `JobExecution`.
   * @ukParam entityTarget - Клас сутності. За замовчуванням — `JobExecution`.
   * @param idFieldName - Name of the ID property. Defaults to `id`.
   * @ukParam idFieldName - Назва властивості з ідентифікатором. За замовчуванням — `id`.
   */
  constructor(ds: DataSource, entityTarget?: ObjectType<ENTITY>, idFieldName?: ID);
}
