import fs from 'node:fs';

/** A lock that this process holds. */
export interface BuildLock {
  /** Adds a process: the lock stays until it has ended, too, even if the lock's owner is killed. */
  add: (pid: number | undefined) => void;
  release: () => void;
}

/**
 * Acquires a lock, so that two builds can't write to the same folders at the same time.
 *
 * @param file - Lock file with the IDs of the building processes. If none of them exists any longer,
 *   the lock is taken over.
 * @returns The lock, or the ID of a running process that holds it.
 * @throws When the lock file can't be written.
 */
export function acquireLock(file: string): BuildLock | number {
  for (;;) {
    try {
      fs.writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
      return {
        add: (pid) => fs.appendFileSync(file, `${pid ?? ''}\n`),
        release: () => fs.rmSync(file, { force: true }),
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolders(file).find(isRunning);
    if (holder !== undefined) return holder;
    fs.rmSync(file, { force: true });
  }
}

function readHolders(file: string): number[] {
  try {
    return fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && pid > 0);
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !hasEnded(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Checks whether a process is a zombie: it has ended, but keeps its ID until its parent collects it.
 * Linux only.
 */
function hasEnded(pid: number): boolean {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return /^\) [ZX]/.test(stat.slice(stat.lastIndexOf(')')));
  } catch {
    return false;
  }
}
