import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { answers, findProgram, hasEnded, start, stop, until } from '../processes';
import type { Service, ServiceOptions } from './service';

/** Folders of PostgreSQL's programs, which Debian does not put on the PATH; the newest version first. */
export function postgresFolders(root = '/usr/lib/postgresql'): string[] {
  if (!fs.existsSync(root)) return [];
  const versions = fs.readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(root, version, 'bin'));
}

/**
 * Starts PostgreSQL on a data folder of its own, with the user, password and database that the image `postgres` is given by the same
 * variables.
 *
 * @throws Error when PostgreSQL is not installed or does not start.
 */
export async function startPostgres({ folder, port, env }: ServiceOptions): Promise<Service> {
  const initdb = findProgram('initdb', postgresFolders());
  if (initdb === null)
    throw new Error(
      'PostgreSQL is not installed: "initdb" is neither on the PATH nor in /usr/lib/postgresql. Install it: apt-get install postgresql.',
    );
  const programs = path.dirname(fs.realpathSync(initdb));
  const {
    POSTGRES_USER: user = 'postgres',
    POSTGRES_PASSWORD: password = 'postgres',
    POSTGRES_DB: database = user,
  } = env;
  const data = path.join(folder, 'data');
  const owner = unprivileged();
  const fresh = !fs.existsSync(data);
  if (fresh) {
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
  const log = path.join(folder, 'log');
  const output = fs.openSync(log, 'a');
  const settings = [
    'fsync=off',
    'max_connections=50',
    'listen_addresses=localhost',
    `unix_socket_directories=${data}`,
  ];
  const server = start(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { stdio: ['ignore', output, output], ...owner },
  );
  if (!(await until(async () => hasEnded(server) || (await answers(port)), 30_000)) || hasEnded(server))
    throw new Error(`PostgreSQL did not start on port ${port}:\n${fs.readFileSync(log, 'utf8')}`);
  const inside = { PGHOST: data, PGPORT: String(port), PGUSER: user };
  const psql = path.join(programs, 'psql');
  const query = (sql: string) =>
    execFileSync(psql, ['-d', 'postgres', '-c', sql], { stdio: 'pipe', env: { ...process.env, ...inside } });
  const isReady = path.join(programs, 'pg_isready');
  await until(() => spawnSync(isReady, [], { env: { ...process.env, ...inside } }).status === 0, 30_000);
  if (fresh && database !== 'postgres') query(`create database "${database}"`);
  // SIGINT is PostgreSQL's fast shutdown; SIGTERM would wait for its clients.
  return { port, inside, stop: () => stop(server, 10_000, 'SIGINT') };
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | { uid?: undefined } {
  if (process.getuid?.() !== 0) return {};
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
