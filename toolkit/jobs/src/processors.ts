import type { RedlockService } from '@anchan828/nest-redlock';
import { WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import type { BaseJobExecution, BaseJobVersion } from './entities';
import type { AbstractJobExecutionService, AbstractJobVersionService } from './services';

/**
 * Data of a job. Every job carries at least its version, so that a processor can refuse data it no longer
 * understands.
 *
 * Extend it with the data your job needs.
 *
 * @uk Дані завдання. Кожне завдання має принаймні версію, щоб процесор міг відмовитися від даних, яких уже не
 * розуміє.
 *
 * Розширте клас даними, потрібними вашому завданню.
 */
export declare class VersionedJobData {
  /**
   * Version of the data, an integer of 0 or more.
   *
   * @uk Версія даних — ціле число, не менше за 0.
   */
  jobVersion: number;
}

/**
 * Building blocks of a job processor: logging of worker events, the version check and the check that no other
 * run of the same job is active.
 *
 * It writes nothing to the database and does not call your code; {@link JobProcessor} adds both.
 *
 * @uk Складники процесора завдань: журналювання подій воркера, перевірка версії та перевірка того, що іншого
 * запуску того самого завдання зараз немає.
 *
 * Клас нічого не записує в базу даних і не викликає вашого коду; те й інше додає {@link JobProcessor}.
 *
 * @typeParam JobDataType - Type of the job data.
 * @ukTypeParam JobDataType - Тип даних завдання.
 */
export declare abstract class BaseJobProcessor<JobDataType extends VersionedJobData>
  extends WorkerHost
  implements OnApplicationBootstrap
{
  /**
   * How many active jobs are read from Redis at a time while looking for other runs.
   *
   * @uk Скільки активних завдань читається з Redis за один раз під час пошуку інших запусків.
   *
   * @defaultValue `100`
   */
  protected GET_JOBS_BATCH_SIZE: number;

  /**
   * Lowest data version that the processor accepts. A job with a lower version fails and is not retried.
   *
   * @uk Найнижча версія даних, яку приймає процесор. Завдання з нижчою версією завершується помилкою без
   * повторних спроб.
   *
   * @defaultValue `0`
   */
  protected minimalSupportedVersion: number;

  /**
   * Whether a run is skipped while another run of the same job is active on any instance of the application.
   *
   * @uk Чи пропускати запуск, доки інший запуск того самого завдання активний на будь-якому екземплярі
   * застосунку.
   *
   * @defaultValue `false`
   */
  protected singleRunningJobGlobally: boolean;

  /**
   * Beginning of the key of the lock taken while looking for other runs.
   *
   * @uk Початок ключа блокування, яке береться на час пошуку інших запусків.
   *
   * @defaultValue `'base-job-lock-prefix'`
   */
  protected lockPrefix: string;

  /**
   * End of the key of the lock taken while looking for other runs.
   *
   * @uk Кінець ключа блокування, яке береться на час пошуку інших запусків.
   *
   * @defaultValue `'base-job-lock-env'`
   */
  protected lockEnd: string;

  /**
   * Duration in milliseconds of the lock taken while looking for other runs. It covers the search, not the
   * run itself.
   *
   * @uk Тривалість у мілісекундах блокування, яке береться на час пошуку інших запусків. Воно діє під час
   * пошуку, а не самого виконання.
   *
   * @defaultValue `20000`
   */
  protected lockDuration: number;

  /**
   * Queue whose jobs are processed.
   *
   * @uk Черга, завдання якої обробляються.
   */
  protected queue: Queue<JobDataType>;

  /**
   * Logger that carries the job in its context.
   *
   * @uk Логер, у контексті якого є завдання.
   */
  protected readonly logger: PinoLogger;

  /**
   * Service of distributed locks.
   *
   * @uk Сервіс розподілених блокувань.
   */
  protected readonly lockService: RedlockService;

  /**
   * Creates the processor of one queue.
   *
   * @uk Створює процесор однієї черги.
   *
   * @param queue - Queue whose jobs are processed.
   * @ukParam queue - Черга, завдання якої обробляються.
   * @param logger - Logger of the processor.
   * @ukParam logger - Логер процесора.
   * @param lockService - Service of distributed locks.
   * @ukParam lockService - Сервіс розподілених блокувань.
   */
  constructor(queue: Queue<JobDataType>, logger: PinoLogger, lockService: RedlockService);

  /**
   * Starts logging the events of the worker. NestJS calls it when the application has started.
   *
   * Errors, failed jobs and stalled jobs are logged as errors; pausing, resuming, draining and closing as
   * information.
   *
   * @uk Починає записувати до журналу події воркера. NestJS викликає метод після запуску застосунку.
   *
   * Помилки, невдалі та завислі завдання записуються як помилки, а призупинення, поновлення, спорожнення
   * черги й закриття — як інформація.
   */
  onApplicationBootstrap(): void;

  /**
   * Adds the job to the context of the logger: its identifier, name, queue, version and token.
   *
   * @uk Додає завдання до контексту логера: ідентифікатор, назву, чергу, версію та токен.
   *
   * @param job - Job that is about to run.
   * @ukParam job - Завдання, яке зараз виконуватиметься.
   * @param token - BullMQ token of the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected assignLoggerContextVariables(job: Job<JobDataType>, token: string | undefined): void;

  /**
   * Checks that the data version is not lower than `minimalSupportedVersion`.
   *
   * @uk Перевіряє, що версія даних не нижча за `minimalSupportedVersion`.
   *
   * @param job - Job to check.
   * @ukParam job - Завдання для перевірки.
   * @throws `UnrecoverableError` when the version is too low. BullMQ does not retry such a job.
   * @ukThrows `UnrecoverableError`, якщо версія занизька. Таке завдання BullMQ не повторює.
   */
  protected verifyJobVersionMatch(job: Job<JobDataType>): void;

  /**
   * Finds the identifier the job was scheduled with. Runs of a repeated job share it.
   *
   * @uk Знаходить ідентифікатор, з яким заплановано завдання. Запуски повторюваного завдання мають спільний
   * ідентифікатор.
   *
   * @param job - Job to identify.
   * @ukParam job - Завдання, ідентифікатор якого потрібен.
   * @returns Identifier of the job.
   * @ukReturns Ідентифікатор завдання.
   * @throws `UnrecoverableError` when the job was scheduled without an identifier.
   * @ukThrows `UnrecoverableError`, якщо завдання заплановано без ідентифікатора.
   */
  protected getJobId(job: Job<JobDataType>): string;

  /**
   * Checks, under a distributed lock, whether another run of the same job is active.
   *
   * The lock keeps two instances from checking at the same moment. When it cannot be taken, the returned
   * promise is rejected.
   *
   * @uk Перевіряє під розподіленим блокуванням, чи активний інший запуск того самого завдання.
   *
   * Блокування не дає двом екземплярам перевіряти одночасно. Якщо його не вдалося взяти, проміс відхиляється.
   *
   * @param job - Job that is about to run.
   * @ukParam job - Завдання, яке зараз виконуватиметься.
   * @returns `true` when another run is active.
   * @ukReturns `true`, якщо активний інший запуск.
   */
  protected hasJobRunning(job: Job<JobDataType>): Promise<boolean>;

  /**
   * Looks through the active jobs of the queue for another run with the same identifier.
   *
   * @uk Шукає серед активних завдань черги інший запуск із тим самим ідентифікатором.
   *
   * @param job - Job that is about to run. It is active itself and does not count as another run.
   * @ukParam job - Завдання, яке зараз виконуватиметься. Воно саме активне й іншим запуском не вважається.
   * @param onNextIteration - Function called before every batch, with the number found so far. Throw from it
   * to stop.
   * @ukParam onNextIteration - Функція, яка викликається перед кожною порцією й отримує кількість уже
   * знайдених. Щоб зупинити пошук, киньте в ній виняток.
   * @returns `true` when another run is active.
   * @ukReturns `true`, якщо активний інший запуск.
   */
  protected hasOtherActiveJobsById(
    job: Job<JobDataType>,
    onNextIteration: (activeJobsCount: number) => Promise<void>,
  ): Promise<boolean>;

  /**
   * Reads one batch of active jobs from the queue.
   *
   * @uk Читає з черги одну порцію активних завдань.
   *
   * @param pageNumber - Number of the batch, starting from 0.
   * @ukParam pageNumber - Номер порції, починаючи з 0.
   * @returns Active jobs of the batch.
   * @ukReturns Активні завдання порції.
   */
  protected retrieveActiveJobs(pageNumber: number): Promise<Job<JobDataType, any, string>[]>;
}

/**
 * The base class of your job processors: implement `run`, and the start, progress, result and failure of
 * every run are recorded in the database.
 *
 * Mark the subclass with the `Processor` decorator of `@nestjs/bullmq` and list it among the `providers` of a
 * module. Schedule the job through `AbstractSchedulingJobService`: a job whose version is not in the database
 * fails.
 *
 * @uk Базовий клас ваших процесорів завдань: реалізуйте `run`, а початок, прогрес, результат і невдача
 * кожного запуску записуватимуться в базу даних.
 *
 * Позначте підклас декоратором `Processor` з `@nestjs/bullmq` і додайте його до `providers` модуля. Плануйте
 * завдання через `AbstractSchedulingJobService`: завдання, версії якого немає в базі даних, завершується
 * помилкою.
 *
 * @typeParam JobDataType - Type of the job data.
 * @ukTypeParam JobDataType - Тип даних завдання.
 * @example
 * ```ts
 * import { RedlockService } from '@anchan828/nest-redlock';
 * import { InjectQueue, Processor } from '@nestjs/bullmq';
 * import {
 *   AbstractJobExecutionService,
 *   AbstractJobVersionService,
 *   BaseJobVersion,
 *   JobProcessor,
 *   VersionedJobData,
 * } from '@softkit/jobs';
 * import { Job, Queue } from 'bullmq';
 * import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
 *
 * export class ExportJobData extends VersionedJobData {
 *   tenantId: string;
 * }
 *
 * @Processor('export', { concurrency: 1 })
 * export class ExportJob extends JobProcessor<ExportJobData> {
 *   // Skip a run while the same export is still going on elsewhere.
 *   protected override singleRunningJobGlobally = true;
 *
 *   constructor(
 *     @InjectQueue('export') queue: Queue<ExportJobData>,
 *     @InjectPinoLogger(ExportJob.name) logger: PinoLogger,
 *     lockService: RedlockService,
 *     jobVersionService: AbstractJobVersionService,
 *     jobExecutionService: AbstractJobExecutionService,
 *   ) {
 *     super(queue, logger, lockService, jobVersionService, jobExecutionService);
 *   }
 *
 *   protected override async run(
 *     job: Job<ExportJobData>,
 *     jobVersion: BaseJobVersion,
 *     token?: string,
 *   ): Promise<{ tenantId: string }> {
 *     await this.trackJobProgress(jobVersion, 50, token);
 *
 *     return { tenantId: job.data.tenantId };
 *   }
 * }
 * ```
 */
export declare abstract class JobProcessor<
  JobDataType extends VersionedJobData,
> extends BaseJobProcessor<JobDataType> {
  /**
   * Service that finds job versions.
   *
   * @uk Сервіс, який знаходить версії завдань.
   */
  protected jobVersionService: AbstractJobVersionService;

  /**
   * Service that stores execution records.
   *
   * @uk Сервіс, який зберігає записи про виконання.
   */
  protected jobExecutionService: AbstractJobExecutionService;

  /**
   * Creates the processor of one queue. Call it from the constructor of your processor with injected values.
   *
   * @uk Створює процесор однієї черги. Викликайте його з конструктора свого процесора з упровадженими
   * значеннями.
   *
   * @param queue - Queue whose jobs are processed.
   * @ukParam queue - Черга, завдання якої обробляються.
   * @param logger - Logger of the processor.
   * @ukParam logger - Логер процесора.
   * @param lockService - Service of distributed locks.
   * @ukParam lockService - Сервіс розподілених блокувань.
   * @param jobVersionService - Service that finds job versions.
   * @ukParam jobVersionService - Сервіс, який знаходить версії завдань.
   * @param jobExecutionService - Service that stores execution records.
   * @ukParam jobExecutionService - Сервіс, який зберігає записи про виконання.
   */
  constructor(
    queue: Queue<JobDataType>,
    logger: PinoLogger,
    lockService: RedlockService,
    jobVersionService: AbstractJobVersionService,
    jobExecutionService: AbstractJobExecutionService,
  );

  /**
   * Does the work of the job. Implement it; throw an exception to mark the run as failed.
   *
   * @uk Виконує роботу завдання. Реалізуйте цей метод; щоб позначити запуск як невдалий, киньте виняток.
   *
   * @param job - BullMQ job with its data.
   * @ukParam job - Завдання BullMQ з його даними.
   * @param jobVersion - Stored version of the job. Pass it to the tracking methods.
   * @ukParam jobVersion - Збережена версія завдання. Передавайте її методам, які відстежують виконання.
   * @param token - BullMQ token of the worker.
   * @ukParam token - Токен BullMQ для воркера.
   * @returns Result of the run. It is stored in the execution record and returned to BullMQ.
   * @ukReturns Результат запуску. Він зберігається в записі про виконання й повертається в BullMQ.
   */
  protected abstract run(job: Job<JobDataType>, jobVersion: BaseJobVersion, token?: string): Promise<unknown>;

  /**
   * Handles one job taken from the queue: finds its version, records the start, checks the version and other
   * runs, calls `run` and records the outcome. BullMQ calls it.
   *
   * When `singleRunningJobGlobally` is on and another run is active, the run is recorded as skipped and `run`
   * is not called.
   *
   * @uk Обробляє одне завдання з черги: знаходить його версію, записує початок, перевіряє версію та інші
   * запуски, викликає `run` і записує підсумок. Цей метод викликається з BullMQ.
   *
   * Якщо `singleRunningJobGlobally` увімкнено, а інший запуск активний, запуск записується як пропущений, а
   * `run` не викликається.
   *
   * @param job - BullMQ job with its data.
   * @ukParam job - Завдання BullMQ з його даними.
   * @param token - BullMQ token of the worker.
   * @ukParam token - Токен BullMQ для воркера.
   * @returns Result of `run`, or `undefined` for a skipped run.
   * @ukReturns Результат `run` або `undefined` для пропущеного запуску.
   * @throws `UnrecoverableError` when the job has no identifier, its version is not in the database or is not
   * supported.
   * @ukThrows `UnrecoverableError`, якщо завдання не має ідентифікатора, його версії немає в базі даних або
   * вона не підтримується.
   * @throws The exception of `run`, after the failure has been recorded.
   * @ukThrows Виняток із `run` після того, як невдачу записано.
   */
  process(job: Job<JobDataType>, token?: string): Promise<unknown>;

  /**
   * Builds the fields that all execution records share. Override it to add your own columns.
   *
   * @uk Формує поля, спільні для всіх записів про виконання. Перевизначте метод, щоб додати власні стовпці.
   *
   * @param jobVersion - Stored version of the job.
   * @ukParam jobVersion - Збережена версія завдання.
   * @param token - BullMQ token of the worker.
   * @ukParam token - Токен BullMQ для воркера.
   * @returns Common fields of a record.
   * @ukReturns Спільні поля запису.
   */
  protected baseTrackJobData(jobVersion: BaseJobVersion, token?: string): Partial<BaseJobExecution>;

  /**
   * Adds a record that the run has started, with progress 1. Called for you before `run`.
   *
   * @uk Додає запис про початок запуску з прогресом 1. Викликається автоматично перед `run`.
   *
   * @param jobVersion - Stored version of the job.
   * @ukParam jobVersion - Збережена версія завдання.
   * @param token - BullMQ token of the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected trackJobStart(jobVersion: BaseJobVersion, token?: string): Promise<void>;

  /**
   * Adds a record about the progress of the run. Call it from `run` as often as you want to see progress.
   *
   * @uk Додає запис про прогрес запуску. Викликайте його з `run` так часто, як хочете бачити прогрес.
   *
   * @param jobVersion - Stored version of the job.
   * @ukParam jobVersion - Збережена версія завдання.
   * @param progress - Progress in percent.
   * @ukParam progress - Прогрес у відсотках.
   * @param token - BullMQ token of the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected trackJobProgress(jobVersion: BaseJobVersion, progress: number, token?: string): Promise<void>;

  /**
   * Adds a record that the run has completed, with progress 100 and its result. Called for you after `run`.
   *
   * @uk Додає запис про успішне завершення запуску з прогресом 100 і результатом. Викликається автоматично
   * після `run`.
   *
   * @typeParam T - Type of the result.
   * @ukTypeParam T - Тип результату.
   * @param jobVersion - Stored version of the job.
   * @ukParam jobVersion - Збережена версія завдання.
   * @param token - BullMQ token of the worker.
   * @ukParam token - Токен BullMQ для воркера.
   * @param jobResult - Result of the run, stored as JSON.
   * @ukParam jobResult - Результат запуску, який зберігається як JSON.
   */
  protected trackJobCompleted<T>(jobVersion: BaseJobVersion, token?: string, jobResult?: T): Promise<void>;

  /**
   * Adds a record that the run has failed, with progress 100 and the name, message and stack trace of the
   * error. Called for you when `run` throws.
   *
   * @uk Додає запис про невдачу запуску з прогресом 100, назвою, повідомленням і стеком викликів помилки.
   * Викликається автоматично, коли `run` кидає виняток.
   *
   * @param jobVersion - Stored version of the job.
   * @ukParam jobVersion - Збережена версія завдання.
   * @param err - What was thrown. Only the details of an `Error` are stored.
   * @ukParam err - Кинуте значення. Зберігаються лише подробиці `Error`.
   * @param token - BullMQ token of the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected trackJobFailed(jobVersion: BaseJobVersion, err: unknown, token?: string): Promise<void>;

  /**
   * Adds a record that the run was skipped because another run is active.
   *
   * @uk Додає запис про те, що запуск пропущено, бо активний інший.
   *
   * @param jobVersion - Stored version of the job.
   * @ukParam jobVersion - Збережена версія завдання.
   * @param token - BullMQ token of the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected trackJobSkipped(jobVersion: BaseJobVersion, token?: string): Promise<void>;
}
