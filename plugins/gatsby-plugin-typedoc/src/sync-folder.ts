import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../src/node/files';

/**
 * Mirrors `from` to `to`. Only writes files that differ, so that watchers see only real changes.
 *
 * @param from - Source folder.
 * @param to - Target folder; created if missing.
 * @returns The number of files written or removed.
 */
export function syncFolder(from: string, to: string): number {
  fs.mkdirSync(to, { recursive: true });
  const wanted = new Set(listFiles(from));
  let changed = 0;
  for (const file of listFiles(to)) {
    if (wanted.has(file)) continue;
    fs.rmSync(path.join(to, file));
    changed++;
  }
  for (const file of wanted) {
    const source = fs.readFileSync(path.join(from, file));
    const target = path.join(to, file);
    if (fs.existsSync(target) && fs.readFileSync(target).equals(source)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, source);
    changed++;
  }
  return changed;
}
