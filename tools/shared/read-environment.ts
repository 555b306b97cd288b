import path from 'node:path';
import dotenv from 'dotenv';
import { parseEnvironment } from '../../src/config/environment';

/**
 * Reads build settings: environment variables, and `.env.production` for those that aren't set, as
 * in `npm run build`.
 *
 * @param folder - The site's root folder.
 */
export function readEnvironment(folder: string): ReturnType<typeof parseEnvironment> {
  const settings: Record<string, string> = {};
  dotenv.config({ path: path.join(folder, '.env.production'), quiet: true, processEnv: settings });
  return parseEnvironment({ ...settings, ...process.env });
}
