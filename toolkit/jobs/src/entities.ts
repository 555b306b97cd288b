import { BaseTrackedEntityHelper } from '@softkit/typeorm';
import type { JobsOptions } from 'bullmq';

/** State of a job run. */
declare enum JobStatus {
  COMPLETED = 'completed',
  FAILED = 'failed',
  DELAYED = 'delayed',
  ACTIVE = 'active',
  WAIT = 'wait',
  PRIORITIZED = 'prioritized',
  PAUSED = 'paused',
  PROCESSING = 'processing',
  SKIPPED = 'skipped',
}

/**
 * Columns of a job definition: the job name and the queue that runs it. Extend it to store job definitions in a
 * custom table.
 *
 * @uk Стовпці визначення завдання: назва завдання й черга, яка його виконує. Успадкуйте клас, щоб зберігати
 * визначення завдань у власній таблиці.
 */
export declare abstract class BaseJobDefinitionEntity extends BaseTrackedEntityHelper {
  /**
   * Job ID, chosen by the code that schedules the job.
   *
   * @uk Ідентифікатор завдання, вибраний у коді, що його планує.
   */
  id: string;

  /**
   * Job name, up to 256 characters.
   *
   * @uk Назва завдання, до 256 символів.
   */
  jobName: string;

  /**
   * Name of the queue that runs the job, up to 256 characters.
   *
   * @uk Назва черги, яка виконує завдання, до 256 символів.
   */
  queueName: string;
}

/**
 * Columns of a job version: the data and options that a job was scheduled with.
 *
 * @uk Стовпці версії завдання: дані та параметри, з якими його заплановано.
 */
export declare class BaseJobVersion extends BaseTrackedEntityHelper {
  /**
   * Stored version ID, a generated UUID.
   *
   * @uk Ідентифікатор збереженої версії, згенерований UUID.
   */
  id: string;

  /**
   * ID of the job definition that this version belongs to.
   *
   * @uk Ідентифікатор визначення завдання, до якого належить ця версія.
   */
  jobDefinitionId: string;

  /**
   * Version of the job data and options, as passed in `jobVersion`.
   *
   * @uk Версія даних і параметрів завдання, передана в `jobVersion`.
   */
  jobVersion: number;

  /**
   * Data passed to the processor, stored as JSON.
   *
   * @uk Дані для процесора, збережені як JSON.
   */
  jobData?: object;

  /**
   * BullMQ options, stored as JSON.
   *
   * @uk Параметри BullMQ, збережені як JSON.
   */
  jobOptions?: JobsOptions;
}

/**
 * Columns of an execution record: the state of a job run at one moment.
 *
 * @uk Стовпці запису про виконання: стан одного запуску завдання в певний момент.
 */
export declare class BaseJobExecution extends BaseTrackedEntityHelper {
  /**
   * Record ID, a generated UUID.
   *
   * @uk Ідентифікатор запису, згенерований UUID.
   */
  id: string;

  /**
   * Run state. The processor writes `active`, `processing`, `completed`, `failed`, and `skipped`; the column
   * also accepts `delayed`, `wait`, `prioritized`, and `paused`.
   *
   * @uk Стан запуску. Процесор записує `active`, `processing`, `completed`, `failed` і `skipped`, а стовпець
   * приймає також `delayed`, `wait`, `prioritized` і `paused`.
   */
  jobStatus: JobStatus;

  /**
   * BullMQ token for the worker that runs the job, up to 255 characters. Two runs can share it.
   *
   * @uk Токен, який BullMQ дає воркеру, що виконує завдання, до 255 символів. Два запуски можуть мати
   * однаковий.
   */
  bullToken?: string;

  /**
   * Links the record to the stored version whose data the run uses.
   *
   * @uk Пов’язує запис зі збереженою версією, дані якої використовує запуск.
   */
  jobVersionId: string;

  /**
   * Run progress as a percentage, from 0 to 100.
   *
   * @uk Прогрес запуску у відсотках, від 0 до 100.
   *
   * @defaultValue `0`
   */
  progress: number;

  /**
   * Result of a completed run, or the error name, message, and stack trace of a failed run. It's empty if the run
   * threw something that isn't an `Error`, such as an exception from `@softkit/exceptions`.
   *
   * @uk Результат успішного запуску або назва, повідомлення та стек викликів помилки, якщо запуск невдалий.
   * Поле порожнє, якщо запуск кинув не екземпляр `Error`, а, наприклад, виняток із `@softkit/exceptions`.
   */
  stepData?: object;
}

/**
 * Job definition, stored in the `job` table. Each job ID has one definition.
 *
 * @uk Визначення завдання, рядок таблиці `job`. На кожен ідентифікатор завдання є одне визначення.
 */
export declare class JobDefinition extends BaseJobDefinitionEntity {
  /**
   * Job versions. Loaded only if you request the relation.
   *
   * @uk Версії завдання. TypeORM завантажує версії, лише якщо вказати цей зв’язок у запиті.
   */
  jobDataVersions?: JobVersion[];
}

/**
 * Job version, stored in the `job_version` table. A job can't have two versions with the same number.
 *
 * @uk Версія завдання, рядок таблиці `job_version`. Двох версій з однаковим номером завдання мати не може.
 */
export declare class JobVersion extends BaseJobVersion {
  /**
   * Definition that the version belongs to. Loaded only if you request the relation.
   *
   * @uk Визначення, до якого належить версія. TypeORM завантажує його, лише якщо вказати цей зв’язок у запиті.
   */
  jobDefinition?: JobDefinition;
}

/**
 * Execution record, stored in the `job_execution` table. The processor adds a record for every state change of
 * a run.
 *
 * @uk Запис про виконання, рядок таблиці `job_execution`. На кожну зміну стану запуску процесор додає новий
 * запис.
 */
export declare class JobExecution extends BaseJobExecution {
  /**
   * Version that runs. Loaded only if you request the relation.
   *
   * @uk Версія завдання, якої стосується запуск. TypeORM завантажує її, лише якщо вказати цей зв’язок у запиті.
   */
  jobVersion?: JobVersion;
}
