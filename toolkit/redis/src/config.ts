/**
 * Settings of one Redis connection, the part that does not say which client it is.
 *
 * The fields are handed to `ioredis`; the defaults below apply when the configuration does not set them.
 *
 * @uk Налаштування одного з’єднання з Redis, крім тих, що вказують на конкретний клієнт.
 *
 * Поля передаються в `ioredis`; якщо в конфігурації їх не задано, діють наведені нижче типові значення.
 */
export declare class RedisCommonConfig {
  /**
   * Time in milliseconds to wait for the reply to a command. A command that takes longer fails.
   *
   * @uk Скільки мілісекунд чекати на відповідь команди. Довша команда завершується помилкою.
   *
   * @defaultValue `5000`
   */
  commandTimeout: number;

  /**
   * Redis host. `ioredis` connects to `localhost` when it is not set.
   *
   * @uk Хост Redis. Якщо не задано, `ioredis` під’єднується до `localhost`.
   */
  host?: string;

  /**
   * Redis port, from 0 to 65535. `ioredis` uses 6379 when it is not set.
   *
   * @uk Порт Redis, від 0 до 65535. Якщо не задано, `ioredis` використовує 6379.
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
   * Whether small packets are sent at once, without Nagle's algorithm.
   *
   * @uk Чи надсилати малі пакети відразу, без алгоритму Нейгла.
   *
   * @defaultValue `true`
   */
  noDelay: boolean;

  /**
   * Name of the connection in the client list of the Redis server, at least 3 characters. May be omitted.
   *
   * @uk Назва з’єднання в списку клієнтів сервера Redis, щонайменше 3 символи. Можна не задавати.
   */
  connectionName: string;

  /**
   * User for authentication, for Redis 6 and later.
   *
   * @uk Користувач для автентифікації, для Redis 6 і новіших версій.
   */
  username?: string;

  /**
   * Password for authentication.
   *
   * @uk Пароль для автентифікації.
   */
  password?: string;

  /**
   * Number of the Redis database, from 0 to 15.
   *
   * @uk Номер бази даних Redis, від 0 до 15.
   *
   * @defaultValue `0`
   */
  db: number;

  /**
   * Whether the client subscribes to its channels again after a reconnect.
   *
   * @uk Чи підписується клієнт знову на свої канали після повторного з’єднання.
   *
   * @defaultValue `true`
   */
  autoResubscribe: boolean;

  /**
   * Whether commands that got no reply before the connection broke, for example `blpop`, are sent again after
   * a reconnect.
   *
   * @uk Чи надсилати знову після повторного з’єднання команди, на які не надійшло відповіді до розриву,
   * наприклад `blpop`.
   *
   * @defaultValue `true`
   */
  autoResendUnfulfilledCommands: boolean;

  /**
   * Whether the connection is switched to read-only mode, which lets it read from replicas of a cluster.
   *
   * @uk Чи перемикати з’єднання в режим лише для читання, який дозволяє читати з реплік кластера.
   *
   * @defaultValue `false`
   */
  readOnly: boolean;

  /**
   * Whether numbers from Redis arrive as strings. Turn it on for numbers larger than
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
   * @uk Скільки мілісекунд чекати, доки встановиться з’єднання.
   *
   * @defaultValue `10000`
   */
  connectTimeout: number;

  /**
   * Whether the connection enters monitor mode once it is open. `ioredis` sets it itself for
   * `redis.monitor()`.
   *
   * @uk Чи переходить з’єднання в режим monitor після відкриття. `ioredis` вмикає його сам для
   * `redis.monitor()`.
   *
   * @defaultValue `false`
   */
  monitor: boolean;

  /**
   * How many reconnection attempts a waiting command survives before it fails with
   * `MaxRetriesPerRequestError`. With `null` commands wait until the connection is back.
   *
   * @uk Скільки спроб повторного з’єднання чекає команда, перш ніж завершитися помилкою
   * `MaxRetriesPerRequestError`. Якщо `null`, команди чекають, доки з’єднання не відновиться.
   *
   * @defaultValue `20`
   */
  maxRetriesPerRequest: number | null;

  /**
   * Longest pause in milliseconds between checks of a server that is still loading its data.
   *
   * @uk Найдовша пауза в мілісекундах між перевірками сервера, який ще завантажує дані.
   *
   * @defaultValue `10000`
   */
  maxLoadingRetryTime: number;

  /**
   * Whether the commands of one event loop iteration are sent to the server together.
   *
   * @uk Чи надсилати на сервер разом усі команди однієї ітерації циклу подій.
   *
   * @defaultValue `false`
   */
  enableAutoPipelining: boolean;

  /**
   * Names of commands that are never put into an automatic pipeline.
   *
   * @uk Назви команд, які ніколи не потрапляють до автоматичного конвеєра.
   */
  autoPipeliningIgnoredCommands?: string[];

  /**
   * Whether commands wait in a queue until the connection is ready. When off, a command sent too early fails.
   *
   * @uk Чи чекають команди в черзі, доки з’єднання не буде готове. Якщо вимкнено, зарано надіслана команда
   * завершується помилкою.
   *
   * @defaultValue `true`
   */
  enableOfflineQueue: boolean;

  /**
   * Whether the client waits until the server has loaded its data before it becomes ready.
   *
   * @uk Чи чекає клієнт, доки сервер завантажить дані, перш ніж вважати з’єднання готовим.
   *
   * @defaultValue `true`
   */
  enableReadyCheck: boolean;

  /**
   * Whether the connection is opened only with the first command or an explicit `redis.connect()`.
   *
   * @uk Чи відкривати з’єднання лише з першою командою або явним викликом `redis.connect()`.
   *
   * @defaultValue `false`
   */
  lazyConnect: boolean;
}

/**
 * Settings of one Redis client: where to connect and under which name to inject it.
 *
 * `url` is used if it is set, then `path`, then `host` and `port`.
 *
 * @uk Налаштування одного клієнта Redis: куди під’єднуватися та під якою назвою його впроваджувати.
 *
 * Використовується `url`, якщо його задано, далі `path`, а далі `host` і `port`.
 */
export declare class RedisClientConfig extends RedisCommonConfig {
  /**
   * Address in the form `redis://` or `rediss://`, which may carry the password and the database number.
   *
   * @uk Адреса у формі `redis://` або `rediss://`, яка може містити пароль і номер бази даних.
   */
  url?: string;

  /**
   * Name for injecting this client. Give different names to different clients; a client without a name is
   * `default`.
   *
   * @uk Назва для впровадження цього клієнта. Різним клієнтам давайте різні назви; клієнт без назви
   * називається `default`.
   */
  namespace?: string;

  /**
   * Path of a Unix domain socket.
   *
   * @uk Шлях до доменного сокета Unix.
   */
  path?: string;
}

/**
 * Redis settings of the application: the list of clients and what to log about their connections.
 *
 * Add the class to the root configuration; `setupRedisModule` reads it.
 *
 * @uk Налаштування Redis для застосунку: список клієнтів і те, що записувати до журналу про їхні з’єднання.
 *
 * Додайте клас до кореневої конфігурації; його читає `setupRedisModule`.
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
   * Whether a ready connection is logged.
   *
   * @uk Чи записувати до журналу, що з’єднання готове.
   *
   * @defaultValue `true`
   */
  readyLog: boolean;

  /**
   * Whether connection errors are logged.
   *
   * @uk Чи записувати до журналу помилки з’єднання.
   *
   * @defaultValue `true`
   */
  errorLog: boolean;

  /**
   * Settings meant for all clients, validated like those of a client. `@songkeys/nestjs-redis` 10 does not
   * read a field of this name, so set on each client what you rely on.
   *
   * @uk Налаштування, призначені для всіх клієнтів; вони проходять таку саму валідацію, як і налаштування
   * клієнта. `@songkeys/nestjs-redis` 10 не читає поля з такою назвою, тож усе потрібне задавайте для кожного
   * клієнта.
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
 * Settings of distributed locks. Add the class to the root configuration; `setupRedisLockModule` reads it.
 *
 * With the defaults a lock is tried 11 times, with pauses of up to 400 milliseconds, before the attempt
 * fails.
 *
 * @uk Налаштування розподілених блокувань. Додайте клас до кореневої конфігурації; його читає
 * `setupRedisLockModule`.
 *
 * З типовими значеннями заблокувати ресурс намагаються 11 разів із паузами до 400 мілісекунд, після чого
 * виникає помилка.
 */
export declare class RedisLockConfig {
  /**
   * Share of the lock duration that is set aside for clock drift between servers: 0.01 is one percent.
   *
   * @uk Частка тривалості блокування, яку відкладають на розбіжність годинників серверів: 0,01 — це один
   * відсоток.
   *
   * @defaultValue `0.01`
   */
  driftFactor: number;

  /**
   * How many times an unsuccessful attempt to lock is repeated.
   *
   * @uk Скільки разів повторюється невдала спроба заблокувати ресурс.
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
   * Largest random change of the pause in milliseconds, up or down, so that competing clients do not retry at
   * the same moment.
   *
   * @uk Найбільше випадкове відхилення паузи в мілісекундах, у той чи той бік, щоб клієнти-конкуренти не
   * повторювали спроби одночасно.
   *
   * @defaultValue `200`
   */
  retryJitter: number;

  /**
   * Time in milliseconds before the end of a lock at which `RedlockService.using` extends it. `using` throws
   * when the duration of the lock is not at least 100 milliseconds longer than this.
   *
   * @uk За скільки мілісекунд до кінця блокування `RedlockService.using` його подовжує. Якщо тривалість
   * блокування не перевищує цього значення щонайменше на 100 мілісекунд, `using` кидає помилку.
   *
   * @defaultValue `500`
   */
  automaticExtensionThreshold: number;

  /**
   * Duration in milliseconds of a lock made by the `Redlock` decorator without its own duration.
   *
   * @uk Тривалість у мілісекундах блокування, яке створює декоратор `Redlock` без власної тривалості.
   *
   * @defaultValue `1000`
   */
  defaultDecoratorLockDuration: number;
}
