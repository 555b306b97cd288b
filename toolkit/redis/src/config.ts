/**
 * Settings for one Redis connection, passed to `ioredis`.
 *
 * If the configuration doesn't set a field, its default applies. {@link RedisClientConfig} adds the
 * settings that identify a client.
 *
 * @uk Налаштування одного з’єднання з Redis для `ioredis`.
 *
 * Поле, якого немає в конфігурації, має типове значення. Налаштування, за якими розрізняють клієнтів, додає
 * {@link RedisClientConfig}.
 */
export declare class RedisCommonConfig {
  /**
   * Time in milliseconds to wait for a command's reply. A command that takes longer fails.
   *
   * @uk Скільки мілісекунд чекати на відповідь команди. Команда, яка триває довше, повертає помилку.
   *
   * @defaultValue `5000`
   */
  commandTimeout: number;

  /**
   * Redis host.
   *
   * @uk Хост Redis.
   *
   * @defaultValue `'localhost'`
   */
  host?: string;

  /**
   * Redis port, from 0 to 65535.
   *
   * @uk Порт Redis, від 0 до 65535.
   *
   * @defaultValue `6379`
   */
  port?: number;

  /**
   * Delay in milliseconds before the first TCP keep-alive probe.
   *
   * @uk Затримка в мілісекундах перед першою перевіркою TCP keep-alive.
   *
   * @defaultValue `0`
   */
  keepAlive: number;

  /**
   * Whether to send small packets immediately, without Nagle's algorithm.
   *
   * @uk Чи надсилати малі пакети відразу, без алгоритму Нейгла.
   *
   * @defaultValue `true`
   */
  noDelay: boolean;

  /**
   * Connection name in the Redis server's client list, at least 3 characters. Can be omitted.
   *
   * @uk Назва з’єднання в списку клієнтів сервера Redis, щонайменше 3 символи. Можна не задавати.
   */
  connectionName: string;

  /**
   * Username for authentication, for Redis 6 and later.
   *
   * @uk Ім’я користувача для автентифікації в Redis 6 і новіших версіях.
   */
  username?: string;

  /**
   * Password that the client signs in with; leave it out if the server requires none.
   *
   * @uk Пароль, з яким клієнт входить на сервер. Якщо сервер його не вимагає, не задавайте пароля.
   */
  password?: string;

  /**
   * Redis database number, from 0 to 15.
   *
   * @uk Номер бази даних Redis, від 0 до 15.
   *
   * @defaultValue `0`
   */
  db: number;

  /**
   * Whether the client resubscribes to its channels after a reconnect.
   *
   * @uk Чи підписується клієнт знову на свої канали після повторного з’єднання.
   *
   * @defaultValue `true`
   */
  autoResubscribe: boolean;

  /**
   * Whether to resend, after a reconnect, commands such as `blpop` that got no reply before the connection was
   * lost.
   *
   * @uk Чи повторювати після відновлення з’єднання команди, на які до розриву не надійшло відповіді, наприклад
   * `blpop`.
   *
   * @defaultValue `true`
   */
  autoResendUnfulfilledCommands: boolean;

  /**
   * Whether to switch the connection to read-only mode, which allows reading from cluster replicas.
   *
   * @uk Чи вмикати для з’єднання режим лише для читання, у якому можна читати з реплік кластера.
   *
   * @defaultValue `false`
   */
  readOnly: boolean;

  /**
   * Whether to return numbers from Redis as strings. Turn it on for numbers larger than
   * `Number.MAX_SAFE_INTEGER`.
   *
   * @uk Чи повертати числа з Redis як рядки. Увімкніть для чисел, більших за `Number.MAX_SAFE_INTEGER`.
   *
   * @defaultValue `false`
   */
  stringNumbers: boolean;

  /**
   * Time in milliseconds to wait for the connection to be established.
   *
   * @uk Скільки мілісекунд чекати на з’єднання.
   *
   * @defaultValue `10000`
   */
  connectTimeout: number;

  /**
   * Whether the connection enters monitor mode when it is opened. `ioredis` sets it automatically for
   * `redis.monitor()`.
   *
   * @uk Чи вмикати після відкриття з’єднання режим monitor. `ioredis` вмикає його сам для `redis.monitor()`.
   *
   * @defaultValue `false`
   */
  monitor: boolean;

  /**
   * How many reconnection attempts to wait for before a command fails with `MaxRetriesPerRequestError`. If
   * `null`, commands wait until the connection is restored.
   *
   * @uk Скільки спроб повторного з’єднання чекає команда, перш ніж повернути помилку
   * `MaxRetriesPerRequestError`. Якщо `null`, команди чекають, доки з’єднання відновиться.
   *
   * @defaultValue `20`
   */
  maxRetriesPerRequest: number | null;

  /**
   * How long to wait, at most, before asking a server that is still loading its data again, in
   * milliseconds.
   *
   * @uk Скільки мілісекунд щонайбільше чекати, перш ніж знову звернутися до сервера, який ще завантажує дані.
   *
   * @defaultValue `10000`
   */
  maxLoadingRetryTime: number;

  /**
   * Whether to send all commands issued in the same event loop iteration to the server together.
   *
   * @uk Чи надсилати на сервер разом усі команди однієї ітерації циклу подій.
   *
   * @defaultValue `false`
   */
  enableAutoPipelining: boolean;

  /**
   * Names of commands that are never added to an automatic pipeline.
   *
   * @uk Назви команд, які ніколи не потрапляють до автоматичного конвеєра.
   */
  autoPipeliningIgnoredCommands?: string[];

  /**
   * Whether commands wait in a queue until the connection is ready. If off, a command sent too early fails.
   *
   * @uk Чи чекають команди в черзі, доки з’єднання не буде готове. Якщо вимкнено, команда, надіслана до
   * готовності з’єднання, одразу завершується помилкою.
   *
   * @defaultValue `true`
   */
  enableOfflineQueue: boolean;

  /**
   * Whether the client waits until the server has loaded its data before it becomes ready.
   *
   * @uk Чи вважати з’єднання готовим лише після того, як сервер завантажить дані.
   *
   * @defaultValue `true`
   */
  enableReadyCheck: boolean;

  /**
   * Whether to open the connection only with the first command or an explicit `redis.connect()` call.
   *
   * @uk Чи відкривати з’єднання лише з першою командою або явним викликом `redis.connect()`.
   *
   * @defaultValue `false`
   */
  lazyConnect: boolean;
}

/**
 * Settings for one Redis client: the server address and the client's injection name.
 *
 * `url` takes precedence over `path`, and `path` over `host` and `port`.
 *
 * @uk Налаштування одного клієнта Redis: адреса сервера та назва, за якою клієнт впроваджують.
 *
 * Значення `url` має пріоритет над `path`, а `path` — над `host` і `port`.
 */
export declare class RedisClientConfig extends RedisCommonConfig {
  /**
   * URL in the form `redis://` or `rediss://`, which can contain the password and the database number.
   *
   * @uk Адреса у формі `redis://` або `rediss://`, яка може містити пароль і номер бази даних.
   */
  url?: string;

  /**
   * Name used to inject this client. Use different names for different clients; a client without a name is
   * `default`.
   *
   * @uk Назва для впровадження цього клієнта. Різним клієнтам давайте різні назви. Клієнт без назви — це
   * `default`.
   */
  namespace?: string;

  /**
   * Unix domain socket path.
   *
   * @uk Шлях до доменного сокета Unix.
   */
  path?: string;
}

/**
 * Redis settings for the application: the list of clients and which connection events to log.
 *
 * Add the class to the root configuration for `setupRedisModule`.
 *
 * @uk Налаштування Redis для застосунку: список клієнтів і те, які події з’єднань записувати в журнал.
 *
 * Додайте клас до кореневої конфігурації: його читає `setupRedisModule`.
 *
 * @example
 * ```ts
 * import { RedisConfig } from '@softkit/redis';
 * import { ValidateNestedProperty } from '@softkit/validation';
 *
 * export class RootConfig {
 *   @ValidateNestedProperty({ classType: RedisConfig })
 *   redisConfig: RedisConfig;
 * }
 * ```
 */
export declare class RedisConfig {
  /**
   * Whether to log when a connection is ready.
   *
   * @uk Чи записувати в журнал, що з’єднання готове.
   *
   * @defaultValue `true`
   */
  readyLog: boolean;

  /**
   * Whether to log connection errors.
   *
   * @uk Чи записувати в журнал помилки з’єднання.
   *
   * @defaultValue `true`
   */
  errorLog: boolean;

  /**
   * Settings for all clients, validated in the same way as client settings. `@songkeys/nestjs-redis` 10 ignores
   * a field with this name, so set the options that you need on each client.
   *
   * @uk Налаштування для всіх клієнтів. Валідація в них така сама, як у налаштувань клієнта.
   * `@songkeys/nestjs-redis` 10 поле з такою назвою ігнорує: потрібні параметри задавайте кожному клієнту
   * окремо.
   */
  commonConfig?: RedisCommonConfig;

  /**
   * Clients to create, at least one.
   *
   * @uk Клієнти, які треба створити, щонайменше один.
   */
  config: RedisClientConfig[];
}

/**
 * Settings for distributed locks. Add the class to the root configuration for `setupRedisLockModule`.
 *
 * By default, acquiring a lock is tried 11 times, with pauses of up to 400 milliseconds, before it fails.
 *
 * @uk Налаштування розподілених блокувань. Додайте клас до кореневої конфігурації: його читає
 * `setupRedisLockModule`.
 *
 * За замовчуванням сервіс робить 11 спроб узяти блокування з паузами до 400 мілісекунд, а тоді кидає помилку.
 */
export declare class RedisLockConfig {
  /**
   * Share of the lock duration reserved for clock drift between servers: 0.01 is one percent.
   *
   * @uk Частка тривалості блокування, залишена на розбіжність годинників серверів: 0,01 — це один відсоток.
   *
   * @defaultValue `0.01`
   */
  driftFactor: number;

  /**
   * How many times to retry a failed attempt to acquire a lock.
   *
   * @uk Скільки разів повторювати невдалу спробу взяти блокування.
   *
   * @defaultValue `10`
   */
  retryCount: number;

  /**
   * Pause in milliseconds between attempts.
   *
   * @uk Пауза в мілісекундах між спробами.
   *
   * @defaultValue `200`
   */
  retryDelay: number;

  /**
   * Maximum random change of the pause in milliseconds, up or down, so that competing clients don't retry at
   * the same moment.
   *
   * @uk Найбільше випадкове відхилення паузи в мілісекундах, у той чи той бік, щоб клієнти-конкуренти не
   * повторювали спроби одночасно.
   *
   * @defaultValue `200`
   */
  retryJitter: number;

  /**
   * Time in milliseconds before a lock expires at which `RedlockService.using` extends it. `using` throws an
   * error unless the lock duration is at least 100 milliseconds longer than this value.
   *
   * @uk За скільки мілісекунд до кінця блокування `RedlockService.using` подовжує його. Блокування має бути
   * щонайменше на 100 мілісекунд довше за це значення, інакше `using` кидає помилку.
   *
   * @defaultValue `500`
   */
  automaticExtensionThreshold: number;

  /**
   * Lock duration in milliseconds for the `Redlock` decorator if it sets none.
   *
   * @uk Тривалість блокування в мілісекундах, якщо в декораторі `Redlock` її не вказано.
   *
   * @defaultValue `1000`
   */
  defaultDecoratorLockDuration: number;
}
