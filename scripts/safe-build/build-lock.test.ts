import { once } from 'node:events';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { acquireLock } from './build-lock';

const lockOf = (pid: number) => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'build-lock-')), 'lock');
  fs.writeFileSync(file, `${pid}\n`);
  return file;
};

it('is held by a running process', () => {
  expect(acquireLock(lockOf(process.pid))).toBe(process.pid);
});

(process.platform === 'linux' ? it : it.skip)(
  'is taken over from a killed process that its parent has not noticed',
  async () => {
    // After `exec`, the shell is `sleep` and never collects the child. The child must end after
    // that.
    const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 30']);
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(output.toString());
    try {
      while (!/\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')))
        await new Promise((resolve) => setTimeout(resolve, 10));
      expect(acquireLock(lockOf(pid))).toMatchObject({ release: expect.any(Function) });
    } finally {
      parent.kill();
    }
  },
);
