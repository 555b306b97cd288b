import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../../src/node/files';
import { TEXT_FILE } from './compress-files';

/** Returns the files in a folder that contain a secret, as relative paths. */
export function findSecret(folder: string, secret: string): string[] {
  return listFiles(folder, (file) => TEXT_FILE.test(file)).filter((file) =>
    fs.readFileSync(path.join(folder, file)).includes(secret),
  );
}
