import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A small monorepo with releases in a temporary folder. */
export interface ToolkitRepository {
  folder: string;
  /** Commits files, with paths relative to `libs/`, and tags the commit. */
  release: (tag: string, files: Readonly<Record<string, string>>) => void;
  remove: () => void;
}

/** Creates an empty git repository in the system's temporary folder. */
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

/** Ignores the user's git config, and uses a fixed date for all commits. */
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
