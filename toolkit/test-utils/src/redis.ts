import type { StartedTestContainer } from 'testcontainers';

/**
 * Address of the started Redis as seen from the tests.
 *
 * @uk Адреса, за якою тести звертаються до запущеного Redis.
 */
export type RedisStartedConfig = {
  /**
   * Host that the Redis client connects to, always `localhost`.
   *
   * @uk Хост, до якого під’єднується клієнт Redis, завжди `localhost`.
   */
  host: string;
  /**
   * Host port that Docker maps to port 6379 in the container.
   *
   * @uk Порт хоста, який Docker вибрав для порту 6379 контейнера.
   */
  port: number;
};

/**
 * Image used to start Redis.
 *
 * @uk Образ, з якого функція запускає Redis.
 */
export type StartRedisOptions = {
  /**
   * Docker image name; {@link startRedis} uses `redis` by default.
   *
   * @uk Назва образу Docker. За замовчуванням {@link startRedis} використовує `redis`.
   */
  imageName: string;
  /**
   * Image tag; {@link startRedis} uses `7.2.1-alpine3.18` by default.
   *
   * @uk Тег образу. За замовчуванням {@link startRedis} використовує `7.2.1-alpine3.18`.
   */
  imageTag: string;
};

/**
 * Running Redis container and its address, returned by {@link startRedis}.
 *
 * @uk Запущений контейнер Redis і його адреса, які повертає {@link startRedis}.
 */
export type StartedRedis = {
  /**
   * Running container. Stop it after the tests.
   *
   * @uk Запущений контейнер. Зупиніть його після тестів.
   */
  container: StartedTestContainer;
  /**
   * Host and port to connect your Redis client to.
   *
   * @uk Хост і порт, до яких має під’єднатися ваш клієнт Redis.
   */
  redisConfig: RedisStartedConfig;
};

/**
 * Default image for {@link startRedis}: `redis:7.2.1-alpine3.18`.
 *
 * @uk Типовий образ для функції {@link startRedis}: `redis:7.2.1-alpine3.18`.
 */
export declare const DEFAULT_START_REDIS_OPTIONS: StartRedisOptions;

/**
 * Starts Redis in Docker and waits up to 50 seconds until it accepts connections.
 *
 * It also sets `TEST_REDIS_HOST` and `TEST_REDIS_PORT` in `process.env`.
 *
 * @uk Запускає Redis у Docker і до 50 секунд чекає, доки він почне приймати з’єднання.
 *
 * Крім того, задає `TEST_REDIS_HOST` і `TEST_REDIS_PORT` у `process.env`.
 *
 * @param opts - Image to use instead of {@link DEFAULT_START_REDIS_OPTIONS}; you can set only the tag.
 * @ukParam opts - Образ замість {@link DEFAULT_START_REDIS_OPTIONS}; можна вказати лише тег.
 * @returns The container and the address.
 * @ukReturns Контейнер і адреса.
 */
export declare function startRedis(opts?: Partial<StartRedisOptions>): Promise<StartedRedis>;
