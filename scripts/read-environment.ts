import path from 'node:path';
import dotenv from 'dotenv';

/**
 * Reads the settings of a build: environment variables, and `.env.production` for those that aren't
 * set, as in `npm run build`.
 *
 * @param folder - Root folder of the site.
 */
export function readEnvironment(folder: string): Readonly<Record<string, string | undefined>> {
  const settings: Record<string, string> = {};
  dotenv.config({ path: path.join(folder, '.env.production'), quiet: true, processEnv: settings });
  return { ...settings, ...process.env };
}
