import fs from 'node:fs';
import path from 'node:path';
import { parseHistory, type History } from '../../../src/model/history';

/**
 * Finds the histories of packages, each of which is read once.
 *
 * @param folder - Where they are, a file for each package; null where there are none.
 * @returns A function from the name of a package to its history, which is empty for a package without one and throws when the file is no history.
 */
export function createHistoryReader(folder: string | null): (packageName: string) => History {
  const known = new Map<string, History>();
  return (packageName) => {
    const history = known.get(packageName) ?? (folder === null ? [] : readHistory(folder, packageName));
    known.set(packageName, history);
    return history;
  };
}

function readHistory(folder: string, packageName: string): History {
  const file = path.join(folder, `${packageName}.json`);
  if (!fs.existsSync(file)) return [];
  try {
    return parseHistory(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${path.relative(process.cwd(), file)}: cannot be read (${error instanceof Error ? error.message : String(error)}) Delete the file and run "npm run reference:history -- --toolkit <checkout>".`,
    );
  }
}
