import { startFtp } from './ftp';
import { startPostgres } from './postgres';
import { startRedis } from './redis';
import { startS3 } from './s3';
import type { StartService } from './service';

/** Images a guide may run, and what is started in their place. */
export const IMAGES: Readonly<Record<string, { start: StartService; port: number }>> = {
  postgres: { start: startPostgres, port: 5432 },
  redis: { start: startRedis, port: 6379 },
  'localstack/localstack': { start: startS3, port: 4566 },
  'delfer/alpine-ftp-server': { start: startFtp, port: 21 },
};

/** The name of an image without registry, tag and digest. */
export function imageName(image: string): string {
  return image.replace(/^docker\.io\/(?:library\/)?/, '').replace(/(?:@.*|:[^/]*)$/, '');
}
