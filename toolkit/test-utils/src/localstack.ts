import type { StartedTestContainer } from 'testcontainers';

type StartLocalstackOptions = {
  imageName: string;
  imageTag: string;
  services: string[];
  ports: number[];
};

type LocalstackStartedConfig = {
  ports: { [key in number]: number };
  mainPort: number;
  host: string;
};

/**
 * Running LocalStack container and its address, returned by {@link startLocalstack}.
 *
 * @uk Запущений контейнер LocalStack і його адреса, які повертає {@link startLocalstack}.
 */
export type StartedLocalstack = {
  /**
   * Running container. Stop it after the tests.
   *
   * @uk Запущений контейнер. Зупиніть його після тестів.
   */
  container: StartedTestContainer;
  /**
   * Address to connect to: `host`, `mainPort` with the host port mapped to the LocalStack edge port 4566, and
   * `ports` with the host port of each exposed container port.
   *
   * @uk Адреса для з’єднання: `host`, `mainPort` — порт хоста для основного порту LocalStack 4566, і `ports` — порт хоста для
   * кожного відкритого порту контейнера.
   */
  localstackConfig: LocalstackStartedConfig;
};

/**
 * Starts LocalStack, a local substitute for AWS, in Docker and waits up to 50 seconds until it is ready.
 *
 * It also sets `TEST_LOCALSTACK_MAIN_PORT` in `process.env`. The host's Docker socket is mounted into the
 * container.
 *
 * @uk Запускає в Docker LocalStack — локальну заміну AWS — і до 50 секунд чекає, доки вона буде готова.
 *
 * Крім того, задає `TEST_LOCALSTACK_MAIN_PORT` у `process.env`. Сокет Docker із хоста функція
 * монтує в контейнер.
 *
 * @param opts - `imageName` (`localstack/localstack` by default), `imageTag` (`3.0.0`), `services` to run
 * (`s3`), and `ports` of the container to expose (4566, which must stay in the list).
 * @ukParam opts - `imageName` (за замовчуванням `localstack/localstack`), `imageTag` (`3.0.0`), потрібні сервіси
 * `services` (`s3`) і порти контейнера `ports`, які треба відкрити (4566; зі списку його не вилучайте).
 * @returns The container and the address.
 * @ukReturns Контейнер і адреса.
 * @example
 * ```ts
 * import { S3 } from '@aws-sdk/client-s3';
 * import { afterAll, beforeAll } from '@jest/globals';
 * import { StartedLocalstack, startLocalstack } from '@softkit/test-utils';
 *
 * let localstack: StartedLocalstack;
 * export let s3: S3;
 *
 * beforeAll(async () => {
 *   localstack = await startLocalstack({ services: ['s3', 'sqs'] });
 *   s3 = new S3({
 *     endpoint: `http://localhost:${localstack.localstackConfig.mainPort}`,
 *     region: 'us-east-1',
 *     forcePathStyle: true,
 *     credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
 *   });
 * }, 120_000);
 *
 * afterAll(async () => {
 *   await localstack.container.stop();
 * });
 * ```
 */
export declare function startLocalstack(
  opts?: Partial<StartLocalstackOptions>,
): Promise<StartedLocalstack>;
