import { spawn } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { digestFile, listFiles } from '../../src/node/files';

const REPOSITORY = path.resolve(__dirname, '../..');
/** Files that a fixture provides, generates, or doesn't need. */
const EXCLUDED = /^(?:content|typedoc-out|bench|docs)\//;

/** Milliseconds after which a build is stopped. The slowest one takes 60 s on an idle machine. */
const MAX_DURATION = 280_000;

type Environment = Readonly<Record<string, string | undefined>>;

export interface FixtureSite {
  root: string;
  /** Writes a file, with a path relative to the root. */
  write: (file: string, text: string | Buffer) => void;
  remove: (file: string) => void;
  read: (file: string) => string;
  /**
   * Runs `npm run build`.
   *
   * @param environment - Additional environment variables; undefined unsets a variable.
   * @param options - Arguments for Gatsby's build.
   * @returns Exit code, and output without color codes.
   */
  build: (
    environment?: Environment,
    options?: readonly string[],
  ) => Promise<{ code: number; output: string }>;
  /** Computes digests of all files in a folder, to detect changes. */
  digest: (folder: string) => Record<string, string>;
  close: () => void;
}

/**
 * Copies this site, without its content, to a temporary folder. Tests write the content to
 * `content/<locale>/`. The toolkit is one package, in `small/mail/`.
 */
export function createFixtureSite(): FixtureSite {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-docs-site-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of files.split('\n')) {
    if (file === '' || EXCLUDED.test(file) || !fs.existsSync(path.join(REPOSITORY, file))) continue;
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.copyFileSync(path.join(REPOSITORY, file), path.join(root, file));
  }
  fs.symlinkSync(fs.realpathSync(path.join(REPOSITORY, 'node_modules')), path.join(root, 'node_modules'));
  const at = (file: string) => path.join(root, file);
  const write: FixtureSite['write'] = (file, text) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  write('small/mail/package.json', '{ "name": "@softkit/mail" }');
  write('small/mail/src/index.ts', 'export class Sender {}\n');
  return {
    root,
    write,
    remove: (file) => fs.rmSync(at(file), { recursive: true }),
    read: (file) => fs.readFileSync(at(file), 'utf8'),
    build: async (environment = {}, options = []) => {
      const result = await build(root, environment, options);
      if (!result.stopped) return result;
      // Once, a build stopped making progress, and it isn't known why: show where, and try again.
      process.stderr.write(
        `A build was stopped after ${MAX_DURATION / 1000} s:\n${result.output.slice(-2000)}\n`,
      );
      return build(root, environment, options);
    },
    digest: (folder) => digest(at(folder)),
    // A process of a failed build may still be writing.
    close: () => fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}

function build(
  root: string,
  environment: Environment,
  options: readonly string[],
): Promise<{ code: number; output: string; stopped: boolean }> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', 'build', '--', ...options], {
      cwd: root,
      // npm's children end with it only if they are in its process group.
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        CONTENT_DIR: 'content',
        TOOLKIT_DIR: 'small',
        SITE_URL: 'https://docs.example',
        // In a terminal, Gatsby overwrites lines. In CI, it prints all of them.
        CI: 'true',
        NO_COLOR: '1',
        ...environment,
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    let stopped = false;
    const timer = setTimeout(() => {
      stopped = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, MAX_DURATION);
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output: output.replace(/\u001b\[[0-9;?]*[A-Za-z]/g, ''), stopped });
    });
  });
}

function digest(folder: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(folder).map((file) => [file, digestFile(path.join(folder, file)) ?? '']),
  );
}
