import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A small monorepo in a folder of its own, with releases. */
export interface ToolkitRepository {
  folder: string;
  /** Commits these files, given by path below `libs/`, and tags the commit. */
  release: (tag: string, files: Readonly<Record<string, string>>) => void;
  remove: () => void;
}

/** Makes an empty git repository below the system's folder for such things. */
export function createToolkitRepository(): ToolkitRepository {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'toolkit-repository-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe', env: ENV });
  git('init', '-q');
  return {
    folder,
    release: (tag, files) => {
      for (const [file, text] of Object.entries(files)) {
        const full = path.join(folder, 'libs', file);
        fs.mkdirSync(path.dirname(full), { recursive: true });
        fs.writeFileSync(full, text);
      }
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', tag);
      git('tag', tag);
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

/** No settings of whoever runs the tests, and one day for all commits. */
const ENV = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
  GIT_AUTHOR_DATE: '2024-05-06T12:00:00Z',
  GIT_COMMITTER_DATE: '2024-05-06T12:00:00Z',
};
