import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { CommandOutput } from './compare';
import { isListening, hasEnded, start, stop, waitUntil } from './processes';

/** A script's exit code and output. */
export interface CommandResult extends CommandOutput {
  /** Exit code, or null after a timeout. */
  code: number | null;
  /** Line, from 0, where the failed command is. */
  failedLine: number;
}

/** A reader's terminal. The current folder and environment variables persist between blocks. */
export class Terminal {
  private readonly serving = new Map<string, { child: ChildProcess; log: string }>();
  private latest: string | null = null;
  private count = 0;

  /**
   * @param project - Initial folder.
   * @param state - Folder for the terminal's state. It can be a copy of another terminal's state.
   * @param env - Environment variables. They override those set by earlier blocks.
   */
  constructor(
    private readonly project: string,
    private readonly state: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    fs.mkdirSync(state, { recursive: true });
  }

  /** Current folder. */
  get folder(): string {
    const file = path.join(this.state, 'folder');
    return fs.existsSync(file)
      ? path.resolve(this.project, fs.readFileSync(file, 'utf8').trim())
      : this.project;
  }

  /** Runs a script until it ends, or until the limit in milliseconds is reached. */
  async run(script: string, limit: number): Promise<CommandResult> {
    const stdout: string[] = [];
    const all: string[] = [];
    const child = this.spawn(script, 'pipe');
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout.push(text);
      all.push(text);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => all.push(text));
    const inTime = await Promise.race([
      new Promise<boolean>((resolve) => child.once('close', () => resolve(true))),
      new Promise<boolean>((resolve) => setTimeout(resolve, limit, false).unref()),
    ]);
    await stop(child);
    return {
      code: inTime ? (child.exitCode ?? 1) : null,
      failedLine: this.failedLine(),
      stdout: plain(stdout.join('')),
      all: plain(all.join('')),
    };
  }

  /**
   * Starts a command that keeps running, and first stops the earlier command with the same ready
   * signal.
   *
   * @param script - Command to run.
   * @param readySignal - Port to wait for, or text in the log.
   * @param limit - Timeout in milliseconds.
   * @returns Null when it is ready, or the result when it ended or timed out.
   */
  async serve(script: string, readySignal: string, limit: number): Promise<CommandResult | null> {
    const before = this.serving.get(readySignal);
    if (before) await stop(before.child);
    const port = /^\d+$/.test(readySignal) ? Number(readySignal) : null;
    // A program that has just stopped may still occupy the port for a moment.
    if (port !== null && !(await waitUntil(async () => !(await isListening(port)), 10_000)))
      return {
        code: 1,
        failedLine: 0,
        stdout: '',
        all: `Port ${port} is in use by another program on this machine. Stop it first.`,
      };
    const log = path.join(this.state, `log-${this.count}`);
    const output = fs.openSync(log, 'w');
    const child = this.spawn(script, output);
    fs.closeSync(output);
    this.serving.set(readySignal, { child, log });
    this.latest = log;
    const ready = () => (port === null ? this.log().includes(readySignal) : isListening(port));
    const inTime = await waitUntil(async () => hasEnded(child) || (await ready()), limit);
    if (inTime && !hasEnded(child)) return null;
    const code = hasEnded(child) ? (child.exitCode ?? 1) : null;
    await stop(child);
    return { code, failedLine: this.failedLine(), stdout: '', all: this.log() };
  }

  /** Output so far from the most recently started server. */
  log(): string {
    return this.latest === null ? '' : plain(fs.readFileSync(this.latest, 'utf8'));
  }

  /** Stops the commands that keep running. */
  async close(): Promise<void> {
    for (const { child } of this.serving.values()) await stop(child);
    this.serving.clear();
  }

  private spawn(script: string, output: 'pipe' | number): ChildProcess {
    const file = path.join(this.state, `block-${++this.count}.sh`);
    fs.writeFileSync(file, `${script}\n`);
    fs.rmSync(path.join(this.state, 'failed'), { force: true });
    return start('bash', ['-c', RUNNER, 'block', file], {
      cwd: this.project,
      env: { ...this.variables(), TUTORIAL_STATE: this.state, TUTORIAL_PROJECT: this.project },
      stdio: ['ignore', output, output],
    });
  }

  /**
   * Variables from the constructor take precedence because a copied state has another terminal's
   * addresses.
   */
  private variables(): Record<string, string> {
    const file = path.join(this.state, 'env');
    const saved = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\0') : [];
    const pairs = saved.flatMap((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      return name === '' || /^(?:PWD|OLDPWD|SHLVL|_|TUTORIAL_\w+)$/.test(name)
        ? []
        : [[name, value] as const];
    });
    return { ...Object.fromEntries(pairs), ...this.env };
  }

  private failedLine(): number {
    const file = path.join(this.state, 'failed');
    return fs.existsSync(file) ? Math.max(0, Number(fs.readFileSync(file, 'utf8')) - 1) : 0;
  }
}

/** Runs a block, and saves the line that failed, the final folder, and the final variables. */
const RUNNER = `
if [ -f "$TUTORIAL_STATE/folder" ]; then cd "$(cat "$TUTORIAL_STATE/folder")"; fi
trap 'realpath --relative-to="$TUTORIAL_PROJECT" . > "$TUTORIAL_STATE/folder"; env -0 > "$TUTORIAL_STATE/env"' EXIT
trap 'echo "$LINENO" > "$TUTORIAL_STATE/failed"' ERR
set -eEa
. "$1"
`;

const plain = (text: string): string => stripVTControlCharacters(text).replaceAll('\r\n', '\n');
