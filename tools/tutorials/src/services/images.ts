import { startFtp } from './ftp';
import { startPostgres } from './postgres';
import { startRedis } from './redis';
import { startS3 } from './s3';
import type { StartService } from './service';

interface Image {
  start: StartService;
  port: number;
  /** Log lines that tests wait for. */
  ready: string;
}

const POSTGRES_READY = 'database system is ready to accept connections';

/** Supported images, and the programs that run in their place. */
const IMAGES: Readonly<Record<string, Image>> = {
  // The container starts PostgreSQL twice, first to create the database. Tests wait for the second
  // start.
  postgres: { start: startPostgres, port: 5432, ready: `${POSTGRES_READY}\n${POSTGRES_READY}` },
  redis: { start: startRedis, port: 6379, ready: 'Ready to accept connections' },
  'localstack/localstack': { start: startS3, port: 4566, ready: 'Ready.' },
  'delfer/alpine-ftp-server': { start: startFtp, port: 21, ready: 'password changed by root' },
};

/**
 * Finds the program for an image.
 *
 * @throws Error when the image is not supported.
 */
export function getImage(name: string): Image {
  const image = IMAGES[imageName(name)];
  if (!image)
    throw new Error(
      `The image "${name}" is not supported. Supported images: ${Object.keys(IMAGES).join(', ')}.`,
    );
  return image;
}

/** Removes registry, tag, and digest from an image name. */
function imageName(image: string): string {
  return image.replace(/^docker\.io\/(?:library\/)?/, '').replace(/(?:@.*|:[^/]*)$/, '');
}
