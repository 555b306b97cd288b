import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findProgram, stop, waitUntil } from '../processes';
import type { Service, ServiceOptions } from './service';
import { startServer } from './start-server';

/**
 * Lists the folders with PostgreSQL programs, latest version first. Debian doesn't add them to the
 * PATH.
 */
export function postgresFolders(root = '/usr/lib/postgresql'): string[] {
  if (!fs.existsSync(root)) return [];
  const versions = fs.readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(root, version, 'bin'));
}

/**
 * Starts PostgreSQL with a separate data folder. It uses the same variables as the `postgres` image
 * for the user, password, and database.
 *
 * @throws Error when PostgreSQL is not installed or doesn't start.
 */
export async function startPostgres({ folder, port, env }: ServiceOptions): Promise<Service> {
  const initdb = findProgram('initdb', postgresFolders());
  if (initdb === null)
    throw new Error(
      'PostgreSQL is not installed: "initdb" is neither on the PATH nor in /usr/lib/postgresql. To install it, run: apt-get install postgresql',
    );
  const programs = path.dirname(fs.realpathSync(initdb));
  const {
    POSTGRES_USER: user = 'postgres',
    POSTGRES_PASSWORD: password = 'postgres',
    POSTGRES_DB: database = user,
  } = env;
  const data = path.join(folder, 'data');
  const owner = findUnprivilegedUser();
  const isNew = !fs.existsSync(data);
  if (isNew) {
    fs.mkdirSync(data, { recursive: true, mode: 0o700 });
    const secret = path.join(folder, 'password');
    fs.writeFileSync(secret, password);
    for (const file of [folder, data, secret])
      if (owner.uid !== undefined) fs.chownSync(file, owner.uid, owner.gid);
    const options = [
      '--auth-host=scram-sha-256',
      '--auth-local=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ];
    execFileSync(initdb, ['-D', data, '-U', user, `--pwfile=${secret}`, ...options], {
      stdio: 'pipe',
      ...owner,
    });
  } else if (owner.uid !== undefined) {
    execFileSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
  }
  const settings = [
    'fsync=off',
    'max_connections=50',
    'listen_addresses=localhost',
    `unix_socket_directories=${data}`,
  ];
  const server = await startServer({
    name: 'PostgreSQL',
    program: path.join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    port,
    log: path.join(folder, 'log'),
    user: owner,
  });
  const execEnv = { PGHOST: data, PGPORT: String(port), PGUSER: user };
  const psql = path.join(programs, 'psql');
  const query = (sql: string) =>
    execFileSync(psql, ['-d', 'postgres', '-c', sql], { stdio: 'pipe', env: { ...process.env, ...execEnv } });
  const isReady = path.join(programs, 'pg_isready');
  await waitUntil(() => spawnSync(isReady, [], { env: { ...process.env, ...execEnv } }).status === 0, 30_000);
  if (isNew && database !== 'postgres') query(`create database "${database}"`);
  // SIGINT starts a fast shutdown. SIGTERM would wait for the clients to disconnect.
  return { port, execEnv, stop: () => stop(server, 10_000, 'SIGINT') };
}

/** Finds a non-root user because PostgreSQL refuses to run as root. */
function findUnprivilegedUser(): { uid: number; gid: number } | { uid?: undefined } {
  if (process.getuid?.() !== 0) return {};
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
