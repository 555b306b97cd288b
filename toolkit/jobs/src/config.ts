import type { RedisConfig, RedisLockConfig } from '@softkit/redis';

/** Options of one user job, validated as part of {@link JobConfig}. */
declare class JobOptions {
  repeat?: RepeatableJobOptions;
  failParentOnFailure?: boolean;
  removeDependencyOnFailure?: boolean;
}

/**
 * Pause before a failed job is tried again, for jobs that have more than one attempt. The number of attempts
 * cannot be set here; pass `attempts` to `AbstractSchedulingJobService.scheduleJob`.
 *
 * @uk Пауза перед повторною спробою для завдань, які мають більше ніж одну. Кількість спроб тут не задається:
 * передайте `attempts` у `AbstractSchedulingJobService.scheduleJob`.
 */
export declare class BackoffOptionsConfig {
  /**
   * Whether the pause is always the same (`fixed`) or grows with every attempt (`exponential`).
   *
   * @uk Чи пауза завжди однакова (`fixed`), чи зростає з кожною спробою (`exponential`).
   *
   * @defaultValue `'fixed'`
   */
  type: 'fixed' | 'exponential';

  /**
   * Pause in milliseconds, or the first pause when it grows.
   *
   * @uk Пауза в мілісекундах або перша пауза, якщо вона зростає.
   *
   * @defaultValue `15000`
   */
  delay: number;
}

/**
 * Says how many finished jobs stay in Redis and for how long. With the defaults none are kept.
 *
 * @uk Визначає, скільки завершених завдань лишається в Redis і як довго. З типовими значеннями не лишається
 * жодного.
 */
export declare class KeepJobsConfig {
  /**
   * Longest time in seconds to keep a finished job.
   *
   * @uk Найдовший час у секундах, протягом якого зберігається завершене завдання.
   *
   * @defaultValue `0`
   */
  age?: number;

  /**
   * Largest number of finished jobs to keep.
   *
   * @uk Найбільша кількість завершених завдань, які зберігаються.
   *
   * @defaultValue `0`
   */
  count?: number;

  /**
   * Creates the limits, with the age given in days and converted to seconds.
   *
   * @uk Створює обмеження; вік задається в днях і перетворюється на секунди.
   *
   * @param ageInDays - Longest time in days to keep a finished job. Defaults to 0.
   * @ukParam ageInDays - Найдовший час у днях, протягом якого зберігається завершене завдання. Типово 0.
   * @param count - Largest number of finished jobs to keep. Defaults to 0.
   * @ukParam count - Найбільша кількість завершених завдань, які зберігаються. Типово 0.
   */
  constructor(ageInDays?: number, count?: number);
}

/**
 * Options that apply to a job unless it is scheduled with its own. By default nothing is left in Redis after
 * a job, because its history is in the database and its details are in the log.
 *
 * There is no field for the number of attempts: an `attempts` key in the configuration file is dropped, and a
 * job gets one attempt. Pass `attempts` when you schedule the job; for system jobs add it to `defaultJobOptions`
 * in the factory of `JobsModule.forRootAsync`.
 *
 * @uk Параметри, які діють для завдання, якщо його не заплановано з власними. Типово після завдання в Redis
 * нічого не лишається, бо його історія є в базі даних, а подробиці — у журналі.
 *
 * Поля для кількості спроб немає: ключ `attempts` у файлі конфігурації відкидається, і завдання має одну спробу.
 * Передавайте `attempts`, коли плануєте завдання; для системних завдань додайте його до `defaultJobOptions` у
 * фабриці `JobsModule.forRootAsync`.
 */
export declare class DefaultJobOptionsConfig {
  /**
   * Pause before the next attempt of a failed job that has attempts left. By default 15 seconds, always the same.
   *
   * @uk Пауза перед наступною спробою невдалого завдання, у якого спроби ще є. Типово завжди 15 секунд.
   *
   * @defaultValue `new BackoffOptionsConfig()`
   */
  backoff: BackoffOptionsConfig;

  /**
   * Whether the newest job is taken from the queue first.
   *
   * @uk Чи брати з черги спершу найновіше завдання.
   */
  lifo?: boolean;

  /**
   * Which completed jobs stay in Redis. By default none.
   *
   * @uk Які успішно завершені завдання лишаються в Redis. Типово жодні.
   *
   * @defaultValue `new KeepJobsConfig()`
   */
  removeOnComplete: KeepJobsConfig;

  /**
   * Which failed jobs stay in Redis. By default none.
   *
   * @uk Які невдалі завдання лишаються в Redis. Типово жодні.
   *
   * @defaultValue `new KeepJobsConfig()`
   */
  removeOnFail?: KeepJobsConfig;

  /**
   * Largest number of log records that BullMQ keeps for a job.
   *
   * @uk Найбільша кількість записів журналу, які BullMQ зберігає для завдання.
   *
   * @defaultValue `0`
   */
  keepLogs: number;

  /**
   * Largest number of stack trace lines that BullMQ keeps for a failed job.
   *
   * @uk Найбільша кількість рядків стека викликів, які BullMQ зберігає для невдалого завдання.
   *
   * @defaultValue `0`
   */
  stackTraceLimit: number;

  /**
   * Largest size of the job data in bytes, as JSON. No limit when it is not set.
   *
   * @uk Найбільший розмір даних завдання в байтах у вигляді JSON. Якщо не задано, обмеження немає.
   */
  sizeLimit?: number;
}

/**
 * Says when a repeated job runs: by a cron pattern or at a fixed interval.
 *
 * @uk Визначає, коли виконується повторюване завдання: за шаблоном cron або через сталий проміжок часу.
 */
export declare class RepeatableJobOptions {
  /**
   * Cron pattern of the schedule. It cannot be combined with `every`.
   *
   * @uk Шаблон cron для розкладу. Не поєднується з `every`.
   */
  pattern?: string;

  /**
   * Largest number of runs.
   *
   * @uk Найбільша кількість запусків.
   */
  limit?: number;

  /**
   * Interval between runs in milliseconds. It cannot be combined with `pattern`.
   *
   * @uk Проміжок між запусками в мілісекундах. Не поєднується з `pattern`.
   */
  every?: number;

  /**
   * Whether the first run starts at once instead of waiting for the schedule. Works only with `every`.
   *
   * @uk Чи починати перший запуск відразу, не чекаючи розкладу. Діє лише разом з `every`.
   */
  immediately?: boolean;

  /**
   * Number from which runs are counted.
   *
   * @uk Число, з якого починається відлік запусків.
   */
  count?: number;
}

/**
 * Registers one user job: a job that your code schedules.
 *
 * @uk Реєструє одне користувацьке завдання — таке, яке планує ваш код.
 */
export declare class JobConfig {
  /**
   * Name of the job and of its queue. It must be among the queue names given to the jobs module.
   *
   * @uk Назва завдання та його черги. Має бути серед назв черг, переданих модулю завдань.
   */
  name: string;

  /**
   * Schedule and parent-job options: `repeat`, `failParentOnFailure`, `removeDependencyOnFailure`. They are
   * validated but not applied by the module, so pass them when you schedule the job.
   *
   * @uk Параметри розкладу й батьківських завдань: `repeat`, `failParentOnFailure`,
   * `removeDependencyOnFailure`. Модуль перевіряє їх, але не застосовує, тож передавайте їх, коли плануєте
   * завдання.
   */
  options?: JobOptions;

  /**
   * Default options of this job. They are validated but not applied by the module: the queue takes
   * `defaultJobOptions` of {@link JobsConfig}.
   *
   * @uk Типові параметри цього завдання. Модуль перевіряє їх, але не застосовує: черга бере
   * `defaultJobOptions` із {@link JobsConfig}.
   *
   * @defaultValue `new DefaultJobOptionsConfig()`
   */
  defaultJobOptions: DefaultJobOptionsConfig;
}

/**
 * Describes one system job: a repeated job that the application schedules itself at start.
 *
 * @uk Описує одне системне завдання — повторюване завдання, яке застосунок планує сам під час запуску.
 */
export declare class SystemJobConfig {
  /**
   * Name of the job, which also serves as the name of its queue and as its identifier.
   *
   * @uk Назва завдання, яка водночас є назвою його черги та ідентифікатором.
   */
  name: string;

  /**
   * Version of the data and schedule. Raise it whenever you change them: a version that is already stored is
   * not scheduled again. Before the second change of `repeat`, archive the versions below the current one:
   * otherwise the application fails to start with `Failed to remove repeatable job`.
   *
   * @uk Версія даних і розкладу. Збільшуйте її щоразу, коли їх змінюєте: уже збережена версія вдруге не
   * планується. Перш ніж удруге змінити `repeat`, заархівуйте версії, нижчі за поточну, бо інакше застосунок
   * зупиниться під час запуску з помилкою `Failed to remove repeatable job`.
   */
  jobVersion: number;

  /**
   * Schedule of the job.
   *
   * @uk Розклад завдання.
   */
  repeat: RepeatableJobOptions;

  /**
   * Data handed to the processor on every run. The job version is added to it.
   *
   * @uk Дані, які процесор отримує під час кожного запуску. До них додається версія завдання.
   */
  jobData?: object;

  /**
   * BullMQ options with which the job is scheduled.
   *
   * @uk Параметри BullMQ, з якими планується завдання.
   *
   * @defaultValue `new DefaultJobOptionsConfig()`
   */
  defaultJobOptions: DefaultJobOptionsConfig;
}

/**
 * Lists the system jobs of the application.
 *
 * @uk Перелічує системні завдання застосунку.
 */
export declare class SystemJobsConfig {
  /**
   * Lock timeout for system jobs in milliseconds. It is validated, but system jobs are scheduled under a lock
   * of a fixed 20 seconds.
   *
   * @uk Тайм-аут блокування для системних завдань у мілісекундах. Значення проходить валідацію, але системні
   * завдання плануються під блокуванням зі сталою тривалістю 20 секунд.
   *
   * @defaultValue `15000`
   */
  systemJobLockTimeoutMillis: number;

  /**
   * System jobs to schedule at application start.
   *
   * @uk Системні завдання, які треба запланувати під час запуску застосунку.
   */
  jobs?: SystemJobConfig[];
}

/**
 * Settings of all background jobs: Redis, locks, user jobs and system jobs. Add the class to the root
 * configuration.
 *
 * The names in `jobs` and `systemJobs` together must be the same as the queue names given to `JobsModule`.
 *
 * @uk Налаштування всіх фонових завдань: Redis, блокування, користувацькі й системні завдання. Додайте клас
 * до кореневої конфігурації.
 *
 * Назви в `jobs` і `systemJobs` разом мають збігатися з назвами черг, переданими в `JobsModule`.
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
   * Options of jobs that are scheduled without their own.
   *
   * @uk Параметри завдань, запланованих без власних параметрів.
   *
   * @defaultValue `new DefaultJobOptionsConfig()`
   */
  defaultJobOptions: DefaultJobOptionsConfig;

  /**
   * Whether BullMQ repeats its Redis commands without a limit while the connection is down.
   *
   * @uk Чи повторює BullMQ свої команди Redis без обмежень, доки немає з’єднання.
   *
   * @defaultValue `true`
   */
  blockingConnection: boolean;

  /**
   * Text at the beginning of all queue keys in Redis. Give each application its own.
   *
   * @uk Текст на початку всіх ключів черг у Redis. Дайте кожному застосунку власний.
   */
  prefix: string;

  /**
   * Key of the lock under which system jobs are scheduled, so that only one instance does it at a time. By
   * default `app-startup-<prefix>-lock`.
   *
   * @uk Ключ блокування, під яким плануються системні завдання, щоб одночасно це робив лише один екземпляр
   * застосунку. Типово `app-startup-<prefix>-lock`.
   */
  applicationStartupLock?: string;

  /**
   * Whether BullMQ skips its check that the Redis server is version 5 or later.
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
   * Settings of distributed locks.
   *
   * @uk Налаштування розподілених блокувань.
   *
   * @defaultValue `new RedisLockConfig()`
   */
  redisLockConfig: RedisLockConfig;

  /**
   * User jobs: the ones your code schedules.
   *
   * @uk Користувацькі завдання — ті, які планує ваш код.
   */
  jobs?: JobConfig[];

  /**
   * System jobs: the ones scheduled at application start.
   *
   * @uk Системні завдання — ті, які плануються під час запуску застосунку.
   */
  systemJobs?: SystemJobsConfig;
}
