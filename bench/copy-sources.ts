import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Copies all files in the repository that git doesn't ignore, and links node_modules. */
export function copySources(to: string): void {
  const repository = process.cwd();
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\n')) {
    if (file === '' || !fs.existsSync(path.join(repository, file))) continue;
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.copyFileSync(path.join(repository, file), path.join(to, file));
  }
  fs.symlinkSync(fs.realpathSync(path.join(repository, 'node_modules')), path.join(to, 'node_modules'));
}
