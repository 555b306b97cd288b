/**
 * Times this site's cold build, and warm builds with and without an edited guide:
 * `npm run --prefix bench build`. Works in a copy, so that `.cache` and `public` stay unchanged.
 * Prints CPU seconds (user and system, all processes) and peak memory.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySources } from './copy-sources';

const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 200;
const EDITED_GUIDE = 'content/en/faq.md';

interface Measurement {
  cpuSeconds: number;
  wallSeconds: number;
  peakMegabytes: number;
}

/** Runs a build, and measures it with all its child processes. */
async function measureBuild(cwd: string): Promise<Measurement> {
  const started = Date.now();
  const before = childCpu();
  // npm waits for its child processes, so their CPU time is included in its own.
  const child = spawn('npm', ['run', '--silent', 'build'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(child.pid ?? -1));
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build failed with code ${code}. Run "npm run build" to see why.`);
  return {
    cpuSeconds: childCpu() - before,
    wallSeconds: (Date.now() - started) / 1000,
    peakMegabytes: peak / 1024,
  };
}

/** Returns the CPU seconds used by ended child processes and their children. */
function childCpu(): number {
  const fields = fs
    .readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Returns the resident memory of a process tree in kB. Shared memory counts more than once. */
function memoryOfTree(root: number): number {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  for (const entry of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const status = fs.readFileSync(`/proc/${entry}/status`, 'utf8');
      parents.set(Number(entry), Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0));
      memory.set(Number(entry), Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    } catch {
      // The process has ended in the meantime.
    }
  }
  const isBelow = (pid: number): boolean => {
    for (let current: number | undefined = pid; current; current = parents.get(current))
      if (current === root) return true;
    return false;
  };
  return [...memory].reduce((sum, [pid, size]) => (isBelow(pid) ? sum + size : sum), 0);
}

async function main(): Promise<void> {
  if (process.platform !== 'linux') {
    console.error('This benchmark reads /proc, so it only runs on Linux.');
    process.exitCode = 1;
    return;
  }
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-docs-bench-'));
  try {
    copySources(copy);
    console.log('cold build …');
    const rows: [string, Measurement][] = [['cold', await measureBuild(copy)]];
    fs.appendFileSync(path.join(copy, EDITED_GUIDE), '\nOne more sentence.\n');
    console.log(`warm build after editing ${EDITED_GUIDE} …`);
    rows.push(['one guide edited', await measureBuild(copy)]);
    console.log('warm build without changes …');
    rows.push(['nothing edited', await measureBuild(copy)]);
    const pages = fs
      .readdirSync(path.join(copy, 'public'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('index.html')).length;
    console.log(`\n${pages} pages, Node.js ${process.version}, ${os.cpus().length} cores\n`);
    console.log('| build | CPU s (user + system) | ms a page | wall s | peak memory MB |');
    console.log('| --- | --: | --: | --: | --: |');
    for (const [name, { cpuSeconds, wallSeconds, peakMegabytes }] of rows) {
      const perPage = (cpuSeconds * 1000) / pages;
      console.log(
        `| ${name} | ${cpuSeconds.toFixed(1)} | ${perPage.toFixed(1)} | ${wallSeconds.toFixed(1)} | ${peakMegabytes.toFixed(0)} |`,
      );
    }
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

void main();
