import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Printed } from './compare';
import { answers, hasEnded, start, stop, until } from './processes';

/** How a script ended. */
export interface Ended extends Printed {
  /** Null when it took too long. */
  code: number | null;
  /** Line of the script, from 0, whose command failed. */
  failedLine: number;
}

/** A reader's terminal: folder and variables of one block are there in the next. */
export class Terminal {
  private readonly serving = new Map<string, { child: ChildProcess; log: string }>();
  private latest: string | null = null;
  private count = 0;

  /**
   * @param project - Where the terminal opens.
   * @param state - Folder for the state of the terminal; it can be a copy of another terminal's.
   * @param env - Variables, besides those that earlier blocks set.
   */
  constructor(
    private readonly project: string,
    private readonly state: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    fs.mkdirSync(state, { recursive: true });
  }

  /** The folder the terminal is in. */
  get folder(): string {
    const file = path.join(this.state, 'folder');
    return fs.existsSync(file)
      ? path.resolve(this.project, fs.readFileSync(file, 'utf8').trim())
      : this.project;
  }

  /** Runs a script until it ends, or for the given milliseconds. */
  async run(script: string, limit: number): Promise<Ended> {
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
   * Starts a command that keeps running, and stops the one that was started before for the same sign.
   *
   * @param sign - Port that answers, or text in the log, when it is ready.
   * @returns Null when it is ready, or how it ended.
   */
  async serve(script: string, sign: string, limit: number): Promise<Ended | null> {
    const before = this.serving.get(sign);
    if (before) await stop(before.child);
    const port = /^\d+$/.test(sign) ? Number(sign) : null;
    // A program that was just stopped may keep the port for a moment.
    if (port !== null && !(await until(async () => !(await answers(port)), 10_000)))
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
    this.serving.set(sign, { child, log });
    this.latest = log;
    const ready = () => (port === null ? this.log().includes(sign) : answers(port));
    const inTime = await until(async () => hasEnded(child) || (await ready()), limit);
    if (inTime && !hasEnded(child)) return null;
    const code = hasEnded(child) ? (child.exitCode ?? 1) : null;
    await stop(child);
    return { code, failedLine: this.failedLine(), stdout: '', all: this.log() };
  }

  /** What the program that was started last has written so far. */
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

  /** Variables that were given win: a copied terminal may remember the addresses of another terminal's services. */
  private variables(): Record<string, string> {
    const file = path.join(this.state, 'env');
    const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\0') : [];
    const pairs = kept.flatMap((pair) => {
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

/** Runs a block; notes the line that failed, and folder and variables at its end. */
const RUNNER = `
if [ -f "$TUTORIAL_STATE/folder" ]; then cd "$(cat "$TUTORIAL_STATE/folder")"; fi
trap 'realpath --relative-to="$TUTORIAL_PROJECT" . > "$TUTORIAL_STATE/folder"; env -0 > "$TUTORIAL_STATE/env"' EXIT
trap 'echo "$LINENO" > "$TUTORIAL_STATE/failed"' ERR
set -eEa
. "$1"
`;

const plain = (text: string): string => stripVTControlCharacters(text).replaceAll('\r\n', '\n');
