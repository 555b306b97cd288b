import type { StartedTestContainer } from 'testcontainers';

/**
 * Address of the started Redis as seen from the tests.
 *
 * @uk Адреса запущеного Redis з погляду тестів.
 */
export type RedisStartedConfig = {
  /**
   * Host, always `localhost`.
   *
   * @uk Хост, завжди `localhost`.
   */
  host: string;
  /**
   * Port on the host that Docker chose for port 6379 of the container.
   *
   * @uk Порт хоста, який Docker вибрав для порту 6379 контейнера.
   */
  port: number;
};

/**
 * Image to start Redis from.
 *
 * @uk Образ, з якого запускається Redis.
 */
export type StartRedisOptions = {
  /**
   * Name of the Docker image; {@link startRedis} takes `redis` by default.
   *
   * @uk Назва образу Docker; типово {@link startRedis} бере `redis`.
   */
  imageName: string;
  /**
   * Tag of the image; {@link startRedis} takes `7.2.1-alpine3.18` by default.
   *
   * @uk Тег образу; типово {@link startRedis} бере `7.2.1-alpine3.18`.
   */
  imageTag: string;
};

/**
 * Result of {@link startRedis}.
 *
 * @uk Результат {@link startRedis}.
 */
export type StartedRedis = {
  /**
   * Running container. Stop it after the tests.
   *
   * @uk Запущений контейнер. Зупиніть його після тестів.
   */
  container: StartedTestContainer;
  /**
   * Address to connect to.
   *
   * @uk Адреса для з’єднання.
   */
  redisConfig: RedisStartedConfig;
};

/**
 * Image that {@link startRedis} uses unless you choose another: `redis:7.2.1-alpine3.18`.
 *
 * @uk Образ, який бере функція {@link startRedis}, якщо не вказати інший: `redis:7.2.1-alpine3.18`.
 */
export declare const DEFAULT_START_REDIS_OPTIONS: StartRedisOptions;

/**
 * Starts Redis in Docker and waits, for up to 50 seconds, until it accepts connections.
 *
 * It also sets `TEST_REDIS_HOST` and `TEST_REDIS_PORT` in `process.env`.
 *
 * @uk Запускає Redis у Docker і чекає, не довше ніж 50 секунд, доки він почне приймати з’єднання.
 *
 * Крім того, задає `TEST_REDIS_HOST` і `TEST_REDIS_PORT` у `process.env`.
 *
 * @param opts - Image to use instead of {@link DEFAULT_START_REDIS_OPTIONS}; you can set only the tag.
 * @ukParam opts - Образ замість {@link DEFAULT_START_REDIS_OPTIONS}; можна вказати лише тег.
 * @returns The container and the address.
 * @ukReturns Контейнер і адреса.
 */
export declare function startRedis(opts?: Partial<StartRedisOptions>): Promise<StartedRedis>;
