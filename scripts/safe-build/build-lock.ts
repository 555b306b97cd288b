import fs from 'node:fs';

/**
 * Makes sure that one build runs at a time: two would write into the same folders.
 *
 * @param file - Holds the process id of the running build. One that a dead process has left is taken over.
 * @returns Lets go of the lock, or the id of the process that holds it.
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
