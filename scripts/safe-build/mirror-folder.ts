import fs from 'node:fs';
import path from 'node:path';

/**
 * Updates `to` to be a copy of `from`. Files with the same size and modification time count as
 * equal, so copying a site with a few changed pages is fast.
 *
 * @returns The number of files that were written or deleted.
 */
export function mirrorFolder(from: string, to: string): number {
  let changes = 0;
  fs.mkdirSync(to, { recursive: true });
  const sourceEntries = new Map(
    fs.readdirSync(from, { withFileTypes: true }).map((entry) => [entry.name, entry]),
  );
  for (const entry of fs.readdirSync(to, { withFileTypes: true })) {
    if (sourceEntries.get(entry.name)?.isDirectory() === entry.isDirectory()) continue;
    fs.rmSync(path.join(to, entry.name), { recursive: true });
    changes++;
  }
  for (const entry of sourceEntries.values()) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) {
      changes += mirrorFolder(source, target);
      continue;
    }
    const sourceStats = fs.statSync(source);
    const targetStats = fs.statSync(target, { throwIfNoEntry: false });
    if (
      targetStats &&
      targetStats.size === sourceStats.size &&
      Math.abs(targetStats.mtimeMs - sourceStats.mtimeMs) < 1
    )
      continue;
    fs.copyFileSync(source, target, fs.constants.COPYFILE_FICLONE);
    fs.utimesSync(target, sourceStats.atime, sourceStats.mtime);
    changes++;
  }
  return changes;
}

/** Checks whether two folders contain the same files with the same content. */
export function sameFolder(a: string, b: string): boolean {
  const list = (folder: string) =>
    fs.readdirSync(folder, { withFileTypes: true }).sort((x, y) => (x.name < y.name ? -1 : 1));
  const inA = list(a);
  const inB = list(b);
  if (inA.length !== inB.length) return false;
  return inA.every((entry, index) => {
    const other = inB[index];
    if (other?.name !== entry.name || other.isDirectory() !== entry.isDirectory()) return false;
    const [left, right] = [path.join(a, entry.name), path.join(b, entry.name)];
    if (entry.isDirectory()) return sameFolder(left, right);
    const [leftStats, rightStats] = [fs.statSync(left), fs.statSync(right)];
    if (leftStats.size !== rightStats.size) return false;
    return (
      Math.abs(leftStats.mtimeMs - rightStats.mtimeMs) < 1 ||
      fs.readFileSync(left).equals(fs.readFileSync(right))
    );
  });
}
