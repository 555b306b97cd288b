import type { StartedTestContainer } from 'testcontainers';

interface FTPServerStartedOptions {
  host: string;
  port: number;
}

/**
 * Account to create on the FTP server, with its password and home folder.
 *
 * @uk Обліковий запис, який треба створити на FTP-сервері, з паролем і домашньою папкою.
 */
export interface FTPUser {
  /**
   * User's home folder in the container; if omitted, the image's default applies.
   *
   * @uk Домашня папка користувача в контейнері. Якщо її не вказати, діє типова папка образу.
   */
  folder?: string;
  /**
   * User's group ID in the container.
   *
   * @uk Ідентифікатор групи користувача в контейнері.
   */
  gid?: string;
  /**
   * Name that the FTP client signs in with.
   *
   * @uk Ім’я, з яким входить FTP-клієнт.
   */
  name: string;
  /**
   * Password that the FTP client signs in with.
   *
   * @uk Пароль, з яким входить FTP-клієнт.
   */
  password: string;
  /**
   * User ID in the container.
   *
   * @uk Ідентифікатор користувача в контейнері.
   */
  uid?: string;
}

/**
 * Running FTP container, its address, and settings, returned by {@link startFTPServer}.
 *
 * @uk Запущений контейнер FTP, його адреса й налаштування, які повертає {@link startFTPServer}.
 */
export interface StartedFTPOptions {
  /**
   * Running container. Stop it after the tests.
   *
   * @uk Запущений контейнер. Зупиніть його після тестів.
   */
  container: StartedTestContainer;
  /**
   * Address to connect to: `host` is always `localhost`, and `port` is chosen by Docker.
   *
   * @uk Адреса для з’єднання: `host` завжди `localhost`, `port` — той, який вибрав Docker.
   */
  serverStartedConfig: FTPServerStartedOptions;
  /**
   * Settings used to start the server, including defaults.
   *
   * @uk Налаштування, з якими запущено сервер, разом із типовими.
   */
  startOptions: Required<StartFTPServerOptions>;
}

/**
 * Options for {@link startFTPServer}. Omitted options use the values from
 * {@link DEFAULT_START_FTP_SERVER_OPTIONS}.
 *
 * @uk Параметри {@link startFTPServer}. Пропущені параметри мають значення з
 * {@link DEFAULT_START_FTP_SERVER_OPTIONS}.
 */
export interface StartFTPServerOptions {
  /**
   * Server address. It is only returned in `startOptions`: the container is always available at `localhost`.
   *
   * @uk Адреса сервера. Функція лише повертає її в `startOptions`: контейнер завжди доступний на
   * `localhost`.
   *
   * @defaultValue `'localhost'`
   */
  bindAddress?: string;
  /**
   * Server port in the container. Docker chooses a different port on the host; see `serverStartedConfig`.
   *
   * @uk Порт сервера всередині контейнера. Порт на хості вибирає Docker, і він інший: див.
   * `serverStartedConfig`.
   *
   * @defaultValue `21`
   */
  bindToPort?: number;
  /**
   * Last port in the range for passive connections, inclusive.
   *
   * @uk Останній порт діапазону для пасивних з’єднань включно.
   *
   * @defaultValue `21020`
   */
  maximumPortForPassiveConnections?: number;
  /**
   * First port for passive connections. Every port in the range is bound to the same port number on the host,
   * so two simultaneous servers need different ranges.
   *
   * @uk Перший порт для пасивних з’єднань. Кожен порт діапазону контейнер займає на хості під тим самим
   * номером, тому двом серверам, запущеним одночасно, потрібні різні діапазони.
   *
   * @defaultValue `21011`
   */
  minimumPortForPassiveConnections?: number;
  /**
   * Accounts to create. By default, one `alpineftp` account with the same password.
   *
   * @uk Облікові записи, які треба створити. За замовчуванням це один запис `alpineftp` з таким самим паролем.
   */
  users?: FTPUser[];
}

/**
 * Default {@link startFTPServer} settings: port 21, passive ports 21011–21020, and one account, `alpineftp`
 * with the password `alpineftp`.
 *
 * @uk Типові налаштування {@link startFTPServer}: порт 21, пасивні порти 21011–21020 і один обліковий запис
 * `alpineftp` з паролем `alpineftp`.
 */
export declare const DEFAULT_START_FTP_SERVER_OPTIONS: Required<StartFTPServerOptions>;

/**
 * Starts an FTP server (`delfer/alpine-ftp-server`) in Docker and waits up to 50 seconds until its accounts
 * are ready.
 *
 * It also sets `TEST_FTP_SERVER_HOST`, `TEST_FTP_SERVER_PORT`, `TEST_FTP_SERVER_USERNAME`, and
 * `TEST_FTP_SERVER_PASSWORD` in `process.env`; the names for additional accounts end with `_1`, `_2`, and so
 * on.
 *
 * @uk Запускає FTP-сервер (`delfer/alpine-ftp-server`) у Docker і до 50 секунд чекає, доки будуть готові
 * облікові записи.
 *
 * Крім того, задає `TEST_FTP_SERVER_HOST`, `TEST_FTP_SERVER_PORT`, `TEST_FTP_SERVER_USERNAME` і
 * `TEST_FTP_SERVER_PASSWORD` у `process.env`; для решти облікових записів назви змінних закінчуються на `_1`,
 * `_2` і так далі.
 *
 * @param opts - Settings that differ from {@link DEFAULT_START_FTP_SERVER_OPTIONS}.
 * @ukParam opts - Налаштування, які відрізняються від {@link DEFAULT_START_FTP_SERVER_OPTIONS}.
 * @returns The container, the address, and the settings in use.
 * @ukReturns Контейнер, адреса та застосовані налаштування.
 * @throws `Error` if the last passive port is less than the first, or exceeds it by more than 100.
 * @ukThrows `Error`, якщо останній пасивний порт менший за перший або більший за нього більш ніж на 100.
 * @example
 * ```ts
 * import { afterAll, beforeAll } from '@jest/globals';
 * import { Client } from 'basic-ftp';
 * import { StartedFTPOptions, startFTPServer } from '@softkit/test-utils';
 *
 * let ftp: StartedFTPOptions;
 * export const client = new Client();
 *
 * beforeAll(async () => {
 *   ftp = await startFTPServer({ users: [{ name: 'reports', password: 'secret' }] });
 *   await client.access({
 *     ...ftp.serverStartedConfig,
 *     user: 'reports',
 *     password: 'secret',
 *   });
 * }, 60_000);
 *
 * afterAll(async () => {
 *   client.close();
 *   await ftp.container.stop();
 * });
 * ```
 */
export declare function startFTPServer(opts?: StartFTPServerOptions): Promise<StartedFTPOptions>;
