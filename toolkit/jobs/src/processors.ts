import type { RedlockService } from '@anchan828/nest-redlock';
import { WorkerHost } from '@nestjs/bullmq';
import type { OnApplicationBootstrap } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import type { BaseJobExecution, BaseJobVersion } from './entities';
import type { AbstractJobExecutionService, AbstractJobVersionService } from './services';

/**
 * Job data. Every job contains at least its version, so that a processor can reject data it no longer supports.
 *
 * Extend it with the data that your job needs.
 *
 * @uk Дані завдання. У кожному завданні є щонайменше версія, за якою процесор може відхилити дані, яких уже не
 * підтримує.
 *
 * Доповніть клас даними, потрібними вашому завданню.
 */
export declare class VersionedJobData {
  /**
   * Version of the job's data, an integer of 0 or more. Increase it when the shape of the data
   * changes.
   *
   * @uk Версія даних завдання — ціле число, не менше за 0. Збільшуйте її, коли змінюєте форму
   * даних.
   */
  jobVersion: number;
}

/**
 * Base class with the building blocks for a job processor: worker event logging, the version check, and the
 * check for other active runs of the same job.
 *
 * It doesn't write to the database or call your code; {@link JobProcessor} adds both.
 *
 * @uk Базовий клас зі складниками процесора завдань: він записує в журнал події воркера, перевіряє версію та
 * шукає інші активні запуски того самого завдання.
 *
 * У базу даних клас нічого не записує й вашого коду не викликає: і те, й інше додає {@link JobProcessor}.
 *
 * @typeParam JobDataType - Data that each job in the queue is scheduled with.
 * @ukTypeParam JobDataType - Дані, з якими планують кожне завдання цієї черги.
 */
export declare abstract class BaseJobProcessor<JobDataType extends VersionedJobData>
  extends WorkerHost
  implements OnApplicationBootstrap
{
  /**
   * How many active jobs to read from Redis at a time when looking for other runs.
   *
   * @uk Скільки активних завдань процесор читає з Redis за раз, коли шукає інші запуски.
   *
   * @defaultValue `100`
   */
  protected GET_JOBS_BATCH_SIZE: number;

  /**
   * Lowest data version that the processor accepts. A job with a lower version fails and isn't retried.
   *
   * @uk Найнижча версія даних, яку приймає процесор. Завдання з нижчою версією невдале, і повторних спроб
   * немає.
   *
   * @defaultValue `0`
   */
  protected minimalSupportedVersion: number;

  /**
   * Whether to skip a run while another run of the same job is active on any application instance.
   *
   * @uk Чи пропускати запуск, доки на будь-якому екземплярі застосунку активний інший запуск того самого
   * завдання.
   *
   * @defaultValue `false`
   */
  protected singleRunningJobGlobally: boolean;

  /**
   * Prefix of the lock key that `hasJobRunning` uses.
   *
   * @uk Початок ключа блокування, яким користується `hasJobRunning`.
   *
   * @defaultValue `'base-job-lock-prefix'`
   */
  protected lockPrefix: string;

  /**
   * Suffix of the lock key that `hasJobRunning` uses.
   *
   * @uk Кінець ключа блокування, яким користується `hasJobRunning`.
   *
   * @defaultValue `'base-job-lock-env'`
   */
  protected lockEnd: string;

  /**
   * How long `hasJobRunning` keeps the lock, in milliseconds. The lock covers the search for other runs, not the
   * run itself.
   *
   * @uk На скільки мілісекунд процесор бере блокування, щоб шукати інші запуски. Воно охоплює пошук, а не саме
   * виконання.
   *
   * @defaultValue `20000`
   */
  protected lockDuration: number;

  /**
   * Queue with the jobs to process.
   *
   * @uk Черга, завдання якої виконує процесор.
   */
  protected queue: Queue<JobDataType>;

  /**
   * Logger with the job in its context.
   *
   * @uk Логер, у контексті якого є завдання.
   */
  protected readonly logger: PinoLogger;

  /**
   * Service that acquires the lock for finding other active runs.
   *
   * @uk Сервіс, який отримує блокування для пошуку інших активних запусків.
   */
  protected readonly lockService: RedlockService;

  /**
   * Creates a processor for one queue.
   *
   * @uk Створює процесор однієї черги.
   *
   * @param queue - Queue with the jobs to process.
   * @ukParam queue - Черга, завдання якої виконує процесор.
   * @param logger - Logger that records worker events and failed runs.
   * @ukParam logger - Логер, який записує події воркера й невдалі запуски.
   * @param lockService - Service that acquires the lock for finding other active runs.
   * @ukParam lockService - Сервіс, який отримує блокування для пошуку інших активних запусків.
   */
  constructor(queue: Queue<JobDataType>, logger: PinoLogger, lockService: RedlockService);

  /**
   * Starts logging worker events. NestJS calls it after the application starts.
   *
   * Errors, failed jobs, and stalled jobs are logged as errors; pausing, resuming, draining, and closing are
   * logged as information.
   *
   * @uk Починає записувати в журнал події воркера. NestJS викликає метод після запуску застосунку.
   *
   * Про помилки, невдалі та завислі (stalled) завдання процесор записує на рівні помилки, а про призупинення,
   * поновлення, спорожнення черги й закриття — на інформаційному рівні.
   */
  onApplicationBootstrap(): void;

  /**
   * Adds the job's ID, name, queue, version, and token to the logger context.
   *
   * @uk Додає до контексту логера ідентифікатор, назву, чергу, версію та токен завдання.
   *
   * @param job - Job that is about to run.
   * @ukParam job - Завдання, яке процесор зараз виконає.
   * @param token - BullMQ token for the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected assignLoggerContextVariables(job: Job<JobDataType>, token: string | undefined): void;

  /**
   * Checks that the data version isn't lower than `minimalSupportedVersion`.
   *
   * @uk Перевіряє, що версія даних не нижча за `minimalSupportedVersion`.
   *
   * @param job - Job that the worker has taken from the queue.
   * @ukParam job - Завдання, яке воркер узяв із черги.
   * @throws `UnrecoverableError` if the version is too low. BullMQ doesn't retry such a job.
   * @ukThrows `UnrecoverableError`, якщо версія занизька. BullMQ не повторює такого завдання.
   */
  protected verifyJobVersionMatch(job: Job<JobDataType>): void;

  /**
   * Returns the ID that the job was scheduled with. All runs of a repeatable job share it.
   *
   * @uk Повертає ідентифікатор, з яким заплановано завдання. Усі запуски повторюваного завдання мають спільний
   * ідентифікатор.
   *
   * @param job - Job that the worker has taken from the queue.
   * @ukParam job - Завдання, яке воркер узяв із черги.
   * @returns The ID from the repeat options or, if there are none, the job options.
   * @ukReturns Ідентифікатор із параметрів повторення або, якщо їх немає, з параметрів завдання.
   * @throws `UnrecoverableError` if the job was scheduled without an ID.
   * @ukThrows `UnrecoverableError`, якщо завдання заплановано без ідентифікатора.
   */
  protected getJobId(job: Job<JobDataType>): string;

  /**
   * Checks, under a distributed lock, whether another run of the same job is active.
   *
   * The lock prevents two instances from checking at the same time. If it can't be acquired, the returned
   * promise is rejected.
   *
   * @uk Узявши розподілене блокування, перевіряє, чи активний інший запуск того самого завдання.
   *
   * Блокування не дає двом екземплярам перевіряти одночасно. Якщо отримати його не вдалося, проміс буде
   * відхилено.
   *
   * @param job - Job that is about to run.
   * @ukParam job - Завдання, яке процесор зараз виконає.
   * @returns `true` if another run is active.
   * @ukReturns `true`, якщо активний інший запуск.
   */
  protected hasJobRunning(job: Job<JobDataType>): Promise<boolean>;

  /**
   * Searches the queue's active jobs for another run with the same ID.
   *
   * @uk Шукає серед активних завдань черги інший запуск із тим самим ідентифікатором.
   *
   * @param job - Job that is about to run. It is active itself and doesn't count as another run.
   * @ukParam job - Завдання, яке процесор зараз виконає. Саме воно теж активне, але іншим запуском метод його
   * не вважає.
   * @param onNextIteration - Function called before every batch with the number of matches so far. Throw an
   * exception from it to stop.
   * @ukParam onNextIteration - Функція, яку метод викликає перед кожною порцією з кількістю вже знайдених
   * запусків. Щоб зупинити пошук, киньте в ній виняток.
   * @returns `true` if another run is active.
   * @ukReturns `true`, якщо активний інший запуск.
   */
  protected hasOtherActiveJobsById(
    job: Job<JobDataType>,
    onNextIteration: (activeJobsCount: number) => Promise<void>,
  ): Promise<boolean>;

  /**
   * Reads active jobs from the queue. Only the first 101 can be read: batch 0 contains them, batch 1 the last one
   * again, and later batches are empty.
   *
   * @uk Читає з черги активні завдання. Прочитати можна лише перше 101 завдання: усі вони є в порції 0, останнє
   * повторює порція 1, а наступні порції порожні.
   *
   * @param pageNumber - Batch number, starting from 0.
   * @ukParam pageNumber - Номер порції, починаючи з 0.
   * @returns The active jobs in the batch.
   * @ukReturns Активні завдання порції.
   */
  protected retrieveActiveJobs(pageNumber: number): Promise<Job<JobDataType, any, string>[]>;
}

/**
 * Base class for your job processors: implement `run`, and the start, progress, result, and failure of every
 * run are recorded in the database.
 *
 * Mark the subclass with the `Processor` decorator from `@nestjs/bullmq` and add it to a module's `providers`.
 * Schedule the job with `AbstractSchedulingJobService`, because a job with no version in the database fails.
 *
 * @uk Базовий клас ваших процесорів завдань: реалізуйте `run`, а процесор записуватиме в базу даних початок,
 * прогрес, результат і невдачу кожного запуску.
 *
 * Позначте підклас декоратором `Processor` з `@nestjs/bullmq` і додайте його до `providers` модуля. Плануйте
 * завдання за допомогою `AbstractSchedulingJobService`: якщо версії завдання немає в базі даних, його запуск
 * невдалий.
 *
 * @typeParam JobDataType - Data that each job in the queue is scheduled with.
 * @ukTypeParam JobDataType - Дані, з якими планують кожне завдання цієї черги.
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
   * Service that looks up the stored version before each run.
   *
   * @uk Сервіс, який перед кожним запуском знаходить збережену версію.
   */
  protected jobVersionService: AbstractJobVersionService;

  /**
   * Stores a record for each run step: start, progress, and result.
   *
   * @uk Зберігає запис про кожен крок запуску: початок, прогрес і результат.
   */
  protected jobExecutionService: AbstractJobExecutionService;

  /**
   * Creates a processor for one queue. Call it from your processor's constructor with the injected values.
   *
   * @uk Створює процесор однієї черги. Викликайте його в конструкторі свого процесора й передайте впроваджені
   * значення.
   *
   * @param queue - Queue with the jobs to process.
   * @ukParam queue - Черга, завдання якої виконує процесор.
   * @param logger - Logger that records worker events and failed runs.
   * @ukParam logger - Логер, який записує події воркера й невдалі запуски.
   * @param lockService - Service that acquires the lock for finding other active runs.
   * @ukParam lockService - Сервіс, який отримує блокування для пошуку інших активних запусків.
   * @param jobVersionService - Service that looks up the stored version before each run.
   * @ukParam jobVersionService - Сервіс, який перед кожним запуском знаходить збережену версію.
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
   * Runs the job. Implement this method; to mark the run as failed, throw an exception.
   *
   * @uk Виконує завдання. Реалізуйте цей метод. Щоб позначити запуск невдалим, киньте виняток.
   *
   * @param job - BullMQ job with its data.
   * @ukParam job - Завдання BullMQ з його даними.
   * @param jobVersion - Stored job version. Pass it to the tracking methods.
   * @ukParam jobVersion - Збережена версія завдання. Передавайте її методам, які відстежують виконання.
   * @param token - BullMQ token for the worker.
   * @ukParam token - Токен BullMQ для воркера.
   * @returns The run result. It is stored in the execution record and returned to BullMQ.
   * @ukReturns Результат запуску. Процесор зберігає результат у записі про виконання й передає BullMQ.
   */
  protected abstract run(job: Job<JobDataType>, jobVersion: BaseJobVersion, token?: string): Promise<unknown>;

  /**
   * Processes one job from the queue: finds its version, records the start, checks the version and other runs,
   * calls `run`, and records the outcome. BullMQ calls it.
   *
   * If `singleRunningJobGlobally` is on and another run is active, the run is recorded as skipped and `run`
   * isn't called.
   *
   * @uk Обробляє одне завдання з черги: знаходить його версію, записує початок, перевіряє версію та інші
   * запуски, викликає `run` і записує підсумок. Метод викликає сам BullMQ.
   *
   * Якщо `singleRunningJobGlobally` увімкнено, а інший запуск активний, процесор позначає цей запуск пропущеним
   * і не викликає `run`.
   *
   * @param job - BullMQ job with its data.
   * @ukParam job - Завдання BullMQ з його даними.
   * @param token - BullMQ token for the worker.
   * @ukParam token - Токен BullMQ для воркера.
   * @returns The result of `run`, or `undefined` for a skipped run.
   * @ukReturns Результат `run` або `undefined` для пропущеного запуску.
   * @throws `UnrecoverableError` if the job has no ID, or its version isn't in the database or isn't supported.
   * @ukThrows `UnrecoverableError`, якщо завдання не має ідентифікатора, його версії немає в базі
   * даних або процесор її не підтримує.
   * @throws The exception thrown by `run`, after the failure is recorded.
   * @ukThrows Виняток із `run` після того, як невдачу записано.
   */
  process(job: Job<JobDataType>, token?: string): Promise<unknown>;

  /**
   * Builds the fields shared by all execution records. Override it to add custom columns.
   *
   * @uk Формує поля, спільні для всіх записів про виконання. Перевизначте метод, щоб додати власні стовпці.
   *
   * @param jobVersion - Stored version that the record refers to.
   * @ukParam jobVersion - Збережена версія, якої стосується запис.
   * @param token - BullMQ token for the worker.
   * @ukParam token - Токен BullMQ для воркера.
   * @returns The common record fields.
   * @ukReturns Спільні поля запису.
   */
  protected baseTrackJobData(jobVersion: BaseJobVersion, token?: string): Partial<BaseJobExecution>;

  /**
   * Adds a record that the run has started, with progress 1. Called automatically before `run`.
   *
   * @uk Додає запис про початок запуску з прогресом 1. Процесор викликає метод сам перед `run`.
   *
   * @param jobVersion - Stored version that the record refers to.
   * @ukParam jobVersion - Збережена версія, якої стосується запис.
   * @param token - BullMQ token for the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected trackJobStart(jobVersion: BaseJobVersion, token?: string): Promise<void>;

  /**
   * Records the run's progress. Call it from `run` whenever there is progress to report.
   *
   * @uk Записує прогрес запуску. Викликайте цей метод із `run` щоразу, коли є про що повідомити.
   *
   * @param jobVersion - Stored version that the record refers to.
   * @ukParam jobVersion - Збережена версія, якої стосується запис.
   * @param progress - Run progress as a percentage, from 0 to 100.
   * @ukParam progress - Прогрес запуску у відсотках, від 0 до 100.
   * @param token - BullMQ token for the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected trackJobProgress(jobVersion: BaseJobVersion, progress: number, token?: string): Promise<void>;

  /**
   * Adds a record that the run has completed, with progress 100 and its result. Called automatically after
   * `run`.
   *
   * @uk Додає запис про успішне завершення запуску з прогресом 100 і результатом. Процесор викликає метод сам
   * після `run`.
   *
   * @typeParam T - Type of the result that `run` returns.
   * @ukTypeParam T - Тип результату, який повертає `run`.
   * @param jobVersion - Stored version that the record refers to.
   * @ukParam jobVersion - Збережена версія, якої стосується запис.
   * @param token - BullMQ token for the worker.
   * @ukParam token - Токен BullMQ для воркера.
   * @param jobResult - Run result, stored as JSON.
   * @ukParam jobResult - Результат запуску, який метод зберігає як JSON.
   */
  protected trackJobCompleted<T>(jobVersion: BaseJobVersion, token?: string, jobResult?: T): Promise<void>;

  /**
   * Adds a record that the run has failed, with progress 100 and the error name, message, and stack trace.
   * Called automatically when `run` throws an exception.
   *
   * @uk Додає запис про невдачу запуску з прогресом 100, назвою, повідомленням і стеком викликів помилки.
   * Процесор викликає метод сам, якщо `run` кинув виняток.
   *
   * @param jobVersion - Stored version that the record refers to.
   * @ukParam jobVersion - Збережена версія, якої стосується запис.
   * @param err - Thrown value. Only the details of an `Error` are stored.
   * @ukParam err - Кинуте значення. Метод зберігає лише подробиці `Error`.
   * @param token - BullMQ token for the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected trackJobFailed(jobVersion: BaseJobVersion, err: unknown, token?: string): Promise<void>;

  /**
   * Adds a record that the run was skipped because another run is active.
   *
   * @uk Додає запис про те, що запуск пропущено через інший активний запуск.
   *
   * @param jobVersion - Stored version that the record refers to.
   * @ukParam jobVersion - Збережена версія, якої стосується запис.
   * @param token - BullMQ token for the worker.
   * @ukParam token - Токен BullMQ для воркера.
   */
  protected trackJobSkipped(jobVersion: BaseJobVersion, token?: string): Promise<void>;
}
