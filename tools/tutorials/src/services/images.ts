import { startFtp } from './ftp';
import { startPostgres } from './postgres';
import { startRedis } from './redis';
import { startS3 } from './s3';
import type { StartService } from './service';

interface Image {
  start: StartService;
  port: number;
  /** The lines of its log by which tests see that a container is ready. */
  ready: string;
}

const POSTGRES_READY = 'database system is ready to accept connections';

/** Images a guide may run, and what is started in their place. */
export const IMAGES: Readonly<Record<string, Image>> = {
  // Its container starts PostgreSQL twice: to create the database, and then to serve it. Tests wait for the second time.
  postgres: { start: startPostgres, port: 5432, ready: `${POSTGRES_READY}\n${POSTGRES_READY}` },
  redis: { start: startRedis, port: 6379, ready: 'Ready to accept connections' },
  'localstack/localstack': { start: startS3, port: 4566, ready: 'Ready.' },
  'delfer/alpine-ftp-server': { start: startFtp, port: 21, ready: 'password changed by root' },
};

/** The name of an image without registry, tag and digest. */
export function imageName(image: string): string {
  return image.replace(/^docker\.io\/(?:library\/)?/, '').replace(/(?:@.*|:[^/]*)$/, '');
}
