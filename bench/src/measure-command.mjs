import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';

const TIMES = '@bench %R %U %S';
const SAMPLE_MS = 250;

/**
 * Runs a command in a separate session and measures it.
 *
 * @param {string[]} command - Program and arguments.
 * @param {{ cwd: string, env?: Record<string, string>, log: string, limitSeconds?: number }} options
 * @returns {Promise<{ wall: number, cpu: number, peakMb: number, ok: boolean }>} Wall time and CPU time
 *   (user and system, including child processes) in seconds, and peak resident memory in
 *   MB of 1024 KB, sampled four times a second.
 */
export async function measureCommand(command, { cwd, env = {}, log, limitSeconds = 3600 }) {
  const output = fs.openSync(log, 'w');
  const child = spawn('bash', ['-c', 'TIMEFORMAT="$BENCH_TIMES"; time "$@"', 'bench', ...command], {
    cwd,
    env: { ...process.env, ...env, BENCH_TIMES: TIMES },
    stdio: ['ignore', output, output],
    detached: true,
  });
  let peakKb = 0;
  const timer = setInterval(() => (peakKb = Math.max(peakKb, residentKb(child.pid))), SAMPLE_MS);
  // The session is a separate process group, so this only kills the command and its children.
  const limit = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), limitSeconds * 1000);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  clearTimeout(limit);
  fs.closeSync(output);
  const [, wall, user, system] =
    /@bench ([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(fs.readFileSync(log, 'utf8')) ?? [];
  return {
    wall: Number(wall ?? NaN),
    cpu: Number(user ?? NaN) + Number(system ?? NaN),
    peakMb: Math.round(peakKb / 1024),
    ok: code === 0,
  };
}

/** Returns a session's resident memory in KB. */
function residentKb(session) {
  let sum = 0;
  for (const pid of fs.readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
      // Fields after the name, which may contain spaces: state, parent, group, session, …, resident
      // pages (22nd).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[3]) === session) sum += Number(fields[21]) * 4;
    } catch {
      // The process has ended in the meantime.
    }
  }
  return sum;
}
