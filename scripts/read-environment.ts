import path from 'node:path';
import dotenv from 'dotenv';

/**
 * The settings of a build: the environment, and for what it does not set the file `.env.production`, which `npm run build` reads too.
 *
 * @param folder - Root of the site.
 */
export function readEnvironment(folder: string): Readonly<Record<string, string | undefined>> {
  const settings: Record<string, string> = {};
  dotenv.config({ path: path.join(folder, '.env.production'), quiet: true, processEnv: settings });
  return { ...settings, ...process.env };
}
