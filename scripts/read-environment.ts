import path from 'node:path';
import dotenv from 'dotenv';

/**
 * Reads build settings: environment variables, and `.env.production` for those that aren't set, as
 * in `npm run build`.
 *
 * @param folder - The site's root folder.
 */
export function readEnvironment(folder: string): Readonly<Record<string, string | undefined>> {
  const settings: Record<string, string> = {};
  dotenv.config({ path: path.join(folder, '.env.production'), quiet: true, processEnv: settings });
  return { ...settings, ...process.env };
}
