import type { RedisConfig, RedisLockConfig } from '@softkit/redis';

/** Options for one user job, validated as part of {@link JobConfig}. */
declare class JobOptions {
  /**
   * Schedule to pass on when you schedule the job; the module only validates it.
   *
   * @uk Розклад. Передавайте його самі, коли плануєте завдання: модуль лише перевіряє це поле.
   */
  repeat?: RepeatableJobOptions;

  /**
   * Whether the parent job fails, too, if this job fails.
   *
   * @uk Чи вважати невдалим і батьківське завдання, якщо не вдалося це.
   */
  failParentOnFailure?: boolean;

  /**
   * Whether a job that has failed after all attempts is removed from its parent's dependencies.
   *
   * @uk Чи вилучати завдання із залежностей батьківського, якщо жодна спроба не вдалася.
   */
  removeDependencyOnFailure?: boolean;
}

/**
 * Pause before a failed job is retried, for jobs with more than one attempt. You can't set the number of
 * attempts here; pass `attempts` to `AbstractSchedulingJobService.scheduleJob`.
 *
 * @uk Пауза перед повторною спробою для завдань, які мають більше ніж одну спробу. Кількість спроб задають не
 * тут: передайте `attempts` у `AbstractSchedulingJobService.scheduleJob`.
 */
export declare class BackoffOptionsConfig {
  /**
   * Whether the pause stays the same (`fixed`) or grows with every attempt (`exponential`).
   *
   * @uk Чи пауза завжди однакова (`fixed`), чи довшає з кожною спробою (`exponential`).
   *
   * @defaultValue `'fixed'`
   */
  type: 'fixed' | 'exponential';

  /**
   * Pause in milliseconds, or the first pause if it grows.
   *
   * @uk Пауза в мілісекундах або, якщо паузи довшають, перша з них.
   *
   * @defaultValue `15000`
   */
  delay: number;
}

/**
 * Limits for the finished jobs that stay in Redis. Set both: while either limit is 0, no jobs are kept.
 *
 * @uk Обмеження для завершених завдань, які лишаються в Redis. Задавайте обидва: якщо хоч одне дорівнює 0,
 * Redis не зберігає жодного завдання.
 */
export declare class KeepJobsConfig {
  /**
   * Maximum time in seconds to keep a finished job.
   *
   * @uk Скільки найдовше, у секундах, Redis зберігає завершене завдання.
   *
   * @defaultValue `0`
   */
  age?: number;

  /**
   * Maximum number of finished jobs to keep.
   *
   * @uk Найбільша кількість завершених завдань, які зберігає Redis.
   *
   * @defaultValue `0`
   */
  count?: number;

  /**
   * Creates the limits, converting the age from days to seconds.
   *
   * @uk Створює обмеження. Вік передавайте в днях: конструктор перетворює його на секунди.
   *
   * @param ageInDays - Maximum time in days to keep a finished job. Defaults to 0.
   * @ukParam ageInDays - Скільки найдовше, у днях, Redis зберігає завершене завдання. За замовчуванням — 0.
   * @param count - Maximum number of finished jobs to keep. Defaults to 0.
   * @ukParam count - Найбільша кількість завершених завдань, які зберігає Redis. За замовчуванням — 0.
   */
  constructor(ageInDays?: number, count?: number);
}

/**
 * Options that apply to a job unless you override them when scheduling it. By default, a finished job leaves no
 * data in Redis, because its history is in the database and its details are in the log.
 *
 * You can't set the number of attempts here: an `attempts` key in the configuration file is dropped, and a job
 * runs once. Pass `attempts` when you schedule the job; for system jobs, add it to `defaultJobOptions` in the
 * `JobsModule.forRootAsync` factory.
 *
 * @uk Параметри, які має завдання, якщо під час планування не задати інших. За замовчуванням після завершення
 * завдання в Redis нічого не лишається: історія є в базі даних, а подробиці — у журналі.
 *
 * Кількість спроб задають не тут: ключ `attempts` із файлу конфігурації валідація відкидає, і завдання має одну
 * спробу. Передавайте `attempts`, коли плануєте завдання, а для системних завдань додайте його до
 * `defaultJobOptions` у фабриці `JobsModule.forRootAsync`.
 */
export declare class DefaultJobOptionsConfig {
  /**
   * Pause before the next attempt if a failed job has attempts left. By default, always 15 seconds.
   *
   * @uk Пауза перед наступною спробою невдалого завдання, якщо спроби ще лишилися. За замовчуванням — завжди 15
   * секунд.
   *
   * @defaultValue `new BackoffOptionsConfig()`
   */
  backoff: BackoffOptionsConfig;

  /**
   * Whether to process the newest job in the queue first.
   *
   * @uk Чи брати з черги спершу найновіше завдання.
   */
  lifo?: boolean;

  /**
   * How many completed jobs Redis keeps, and for how long. By default, none.
   *
   * @uk Скільки успішно завершених завдань зберігає Redis і як довго. За замовчуванням — жодного.
   *
   * @defaultValue `new KeepJobsConfig()`
   */
  removeOnComplete: KeepJobsConfig;

  /**
   * Limits for failed jobs that stay in Redis. By default, none are kept.
   *
   * @uk Скільки невдалих завдань зберігає Redis і як довго. За замовчуванням — жодного.
   *
   * @defaultValue `new KeepJobsConfig()`
   */
  removeOnFail?: KeepJobsConfig;

  /**
   * Maximum number of log entries that BullMQ keeps for a job. 0 means no limit.
   *
   * @uk Найбільша кількість записів журналу, які BullMQ зберігає для завдання. Значення 0 знімає обмеження.
   *
   * @defaultValue `0`
   */
  keepLogs: number;

  /**
   * Maximum number of stack traces that BullMQ keeps for a job, one per failed attempt. 0 means none in recent
   * BullMQ 5 releases, but all in older ones, such as 5.1.5.
   *
   * @uk Найбільша кількість стеків викликів, які BullMQ зберігає для завдання, по одному на невдалу спробу. Якщо
   * задано 0, нові версії BullMQ 5 не зберігають жодного, а старіші, як-от 5.1.5, — усі.
   *
   * @defaultValue `0`
   */
  stackTraceLimit: number;

  /**
   * Maximum size of the job data in bytes, as JSON. If omitted, the size isn't limited.
   *
   * @uk Найбільший розмір даних завдання, записаних як JSON, у байтах. Якщо не задано, обмеження
   * немає.
   */
  sizeLimit?: number;
}

/**
 * Schedule for a repeatable job: a cron pattern or a fixed interval.
 *
 * @uk Розклад повторюваного завдання: шаблон cron або сталий проміжок часу.
 */
export declare class RepeatableJobOptions {
  /**
   * Cron pattern. Can't be combined with `every`.
   *
   * @uk Шаблон cron для розкладу. Не поєднується з `every`.
   */
  pattern?: string;

  /**
   * Maximum number of runs, after which the job isn't repeated anymore.
   *
   * @uk Скільки разів щонайбільше запускати завдання. Після цього воно вже не повторюється.
   */
  limit?: number;

  /**
   * Interval between runs in milliseconds. Can't be combined with `pattern`.
   *
   * @uk Проміжок між запусками в мілісекундах. Не поєднується з `pattern`.
   */
  every?: number;

  /**
   * Whether to start the first run immediately instead of waiting for the schedule.
   *
   * @uk Чи починати перший запуск відразу, не чекаючи розкладу.
   */
  immediately?: boolean;

  /**
   * Number at which run counting starts.
   *
   * @uk Число, з якого починається відлік запусків.
   */
  count?: number;
}

/**
 * Settings for one user job, which your code schedules.
 *
 * @uk Налаштування одного користувацького завдання, тобто такого, яке планує ваш код.
 */
export declare class JobConfig {
  /**
   * Name for the job and its queue. It must be one of the queue names passed to the jobs module.
   *
   * @uk Назва завдання та його черги. Вона має бути серед назв черг, переданих модулю завдань.
   */
  name: string;

  /**
   * Schedule and parent job options: `repeat`, `failParentOnFailure`, `removeDependencyOnFailure`. The module
   * validates but doesn't apply them, so pass them when you schedule the job.
   *
   * @uk Параметри розкладу й батьківських завдань: `repeat`, `failParentOnFailure`,
   * `removeDependencyOnFailure`. Модуль перевіряє ці параметри, але не застосовує: передавайте їх самі, коли
   * плануєте завдання.
   */
  options?: JobOptions;

  /**
   * Default options for this job. The module validates but doesn't apply them: the queue uses
   * `defaultJobOptions` from {@link JobsConfig}.
   *
   * @uk Типові параметри цього завдання. Модуль перевіряє ці параметри, але не застосовує: черга бере
   * `defaultJobOptions` із {@link JobsConfig}.
   *
   * @defaultValue `new DefaultJobOptionsConfig()`
   */
  defaultJobOptions: DefaultJobOptionsConfig;
}

/**
 * Settings for one system job: a repeatable job that the application schedules at startup.
 *
 * @uk Налаштування одного системного завдання, тобто повторюваного завдання, яке застосунок планує сам під час
 * запуску.
 */
export declare class SystemJobConfig {
  /**
   * Name for the job and its queue, also used as the job ID.
   *
   * @uk Назва завдання, яка водночас є назвою його черги та ідентифікатором.
   */
  name: string;

  /**
   * Version of the data and schedule. Increase it whenever you change them, because a version that is already
   * stored isn't scheduled again. Before you change `repeat` for the second time, archive the versions below
   * the current one; otherwise, the application fails to start with `Failed to remove repeatable job`.
   *
   * @uk Версія даних і розкладу. Збільшуйте її з кожною зміною: застосунок не планує вдруге вже збереженої
   * версії. Перш ніж удруге змінити `repeat`, заархівуйте версії, нижчі за поточну, інакше застосунок не
   * запуститься й покаже помилку `Failed to remove repeatable job`.
   */
  jobVersion: number;

  /**
   * Schedule that the job runs on, with either `pattern` or `every`.
   *
   * @uk Розклад запусків завдання: `pattern` або `every`.
   */
  repeat: RepeatableJobOptions;

  /**
   * Data passed to the processor on every run. The job version is added to it.
   *
   * @uk Дані, які процесор отримує з кожним запуском. Бібліотека дописує до них версію завдання.
   */
  jobData?: object;

  /**
   * BullMQ options used to schedule the job.
   *
   * @uk Параметри BullMQ, з якими застосунок планує це завдання.
   *
   * @defaultValue `new DefaultJobOptionsConfig()`
   */
  defaultJobOptions: DefaultJobOptionsConfig;
}

/**
 * Settings for the system jobs, which the application schedules itself at startup.
 *
 * @uk Налаштування системних завдань, які застосунок сам планує під час запуску.
 */
export declare class SystemJobsConfig {
  /**
   * Lock timeout for system jobs in milliseconds. The value is validated but not used: the scheduling lock
   * always starts at 20 seconds and is extended if needed.
   *
   * @uk Тайм-аут блокування для системних завдань у мілісекундах. Бібліотека перевіряє значення, але не
   * використовує: на час планування вона завжди бере блокування на 20 секунд і за потреби подовжує.
   *
   * @defaultValue `15000`
   */
  systemJobLockTimeoutMillis: number;

  /**
   * System jobs to schedule at application startup.
   *
   * @uk Системні завдання, які треба запланувати під час запуску застосунку.
   */
  jobs?: SystemJobConfig[];
}

/**
 * Settings for all background jobs: Redis, locks, user jobs, and system jobs. Add the class to the root
 * configuration.
 *
 * The names in `jobs` and `systemJobs` together must match the queue names passed to `JobsModule`.
 *
 * @uk Налаштування всіх фонових завдань: Redis, блокування, користувацькі й системні завдання. Додайте клас
 * до кореневої конфігурації.
 *
 * Усі назви з `jobs` і `systemJobs` разом мають збігатися з назвами черг, переданими в `JobsModule`.
 *
 * @example
 * ```ts
 * import { JobsConfig } from '@softkit/jobs';
 * import { DbConfig } from '@softkit/typeorm';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: JobsConfig })
 *   jobsConfig: JobsConfig;
 *
 *   @ValidateNestedProperty({ classType: DbConfig })
 *   db: DbConfig;
 * }
 * ```
 */
export declare class JobsConfig {
  /**
   * Options for every job. Options that you set on a job override them key by key.
   *
   * @uk Параметри всіх завдань. Ключі, задані для окремого завдання, мають пріоритет.
   *
   * @defaultValue `new DefaultJobOptionsConfig()`
   */
  defaultJobOptions: DefaultJobOptionsConfig;

  /**
   * Whether BullMQ retries its Redis commands indefinitely while the connection is down. Recent BullMQ 5
   * releases ignore it.
   *
   * @uk Чи повторює BullMQ свої команди Redis необмежено, доки немає з’єднання. Нові випуски BullMQ 5 на це
   * поле не зважають.
   *
   * @defaultValue `true`
   */
  blockingConnection: boolean;

  /**
   * Prefix for all queue keys in Redis. Use a different one for each application.
   *
   * @uk Префікс усіх ключів черг у Redis. Для кожного застосунку задавайте окремий.
   */
  prefix: string;

  /**
   * Key for the lock that lets only one instance at a time schedule system jobs.
   *
   * @uk Ключ блокування, завдяки якому системні завдання планує щоразу лише один екземпляр застосунку.
   *
   * @defaultValue `app-startup-<prefix>-lock`
   */
  applicationStartupLock?: string;

  /**
   * Whether BullMQ skips the check that the Redis server is version 5 or later.
   *
   * @uk Чи пропускає BullMQ перевірку того, що сервер Redis має версію 5 або новішу.
   *
   * @defaultValue `false`
   */
  skipVersionCheck: boolean;

  /**
   * Redis clients. Queues use the first one.
   *
   * @uk Клієнти Redis. Черги використовують перший із них.
   */
  redisConfig: RedisConfig;

  /**
   * Retry and timing settings for the distributed locks used at startup and by processors.
   *
   * @uk Строки й повторні спроби розподілених блокувань, які бере застосунок під час запуску та процесори.
   *
   * @defaultValue `new RedisLockConfig()`
   */
  redisLockConfig: RedisLockConfig;

  /**
   * User jobs, which your code schedules.
   *
   * @uk Користувацькі завдання, які планує ваш код.
   */
  jobs?: JobConfig[];

  /**
   * System jobs, scheduled at application startup.
   *
   * @uk Системні завдання, які застосунок планує під час запуску.
   */
  systemJobs?: SystemJobsConfig;
}
