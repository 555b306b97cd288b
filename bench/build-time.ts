/**
 * Times a cold build of this site and a warm one after one edited guide: `npm run --prefix bench build`. Works in a copy, so that the `.cache` and
 * `public` of this folder stay as they are. Prints CPU seconds (user + system, all processes) and the peak of memory in use.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySources } from './copy-sources';

const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 200;
const EDITED = 'content/en/faq.md';

interface Measurement {
  cpuSeconds: number;
  wallSeconds: number;
  peakMegabytes: number;
}

/** Runs a build and watches it and everything it starts. */
async function measureBuild(cwd: string): Promise<Measurement> {
  const started = Date.now();
  const before = childCpu();
  // A shell waits for its children and adds their time to its own, which this process then reads as that of a child.
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

/** CPU time of all children of this process that have ended, and of theirs, in seconds. */
function childCpu(): number {
  const fields = fs
    .readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Resident memory of a process and everything below it, in kB. Pages that two processes share count twice. */
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
      // It ended between the listing and the reading.
    }
  }
  const isBelow = (pid: number): boolean => {
    for (let each: number | undefined = pid; each; each = parents.get(each)) if (each === root) return true;
    return false;
  };
  return [...memory].reduce((sum, [pid, size]) => (isBelow(pid) ? sum + size : sum), 0);
}

async function main(): Promise<void> {
  if (process.platform !== 'linux') {
    console.error('This measurement reads /proc and so runs on Linux only.');
    process.exitCode = 1;
    return;
  }
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'softkit-docs-bench-'));
  try {
    copySources(copy);
    console.log('cold build …');
    const rows: [string, Measurement][] = [['cold', await measureBuild(copy)]];
    fs.appendFileSync(path.join(copy, EDITED), '\nOne more sentence.\n');
    console.log(`warm build after an edit of ${EDITED} …`);
    rows.push(['one guide edited', await measureBuild(copy)]);
    console.log('warm build after no edit …');
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
