import fs from 'node:fs';

/**
 * Acquires a lock, so that two builds can't write to the same folders at the same time.
 *
 * @param file - Lock file with the building process's ID. If that process no longer exists, the
 *   lock is taken over.
 * @param pid - This process's ID.
 * @returns A function that releases the lock, or the lock holder's process ID.
 */
export function acquireLock(file: string, pid = process.pid): (() => void) | number {
  for (;;) {
    try {
      fs.writeFileSync(file, String(pid), { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(file);
    if (holder !== null && isRunning(holder)) return holder;
    fs.rmSync(file, { force: true });
  }
}

function readHolder(file: string): number | null {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
