import os from 'node:os';
import { runGatsby } from './run-gatsby';
import { safeBuild } from './safe-build/safe-build';

/**
 * One helper thread of V8 collects and compiles with less CPU than four do, and a heap below 2 GB is collected at twice its live size instead
 * of four times.
 */
const NODE_OPTIONS = '--v8-pool-size=1 --max-old-space-size=2000';

/**
 * With two cores Gatsby answers queries in one process beside the main one, which waits for it, and starts another to render pages. Told of one core, it
 * answers them itself.
 */
const CPU_COUNT: NodeJS.ProcessEnv = os.availableParallelism() <= 2 ? { GATSBY_CPU_COUNT: '1' } : {};

/** glibc gives memory back that it would keep for each thread: 200 MB of a build of 300 pages. Other systems do not know these. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: String(16 * 1024 * 1024) };

const run = () => runGatsby(['build', ...process.argv.slice(2)], { NODE_OPTIONS, ...MALLOC, ...CPU_COUNT });

void safeBuild({ root: process.cwd(), run, say: (line) => console.log(line) }).then((code) => {
  process.exitCode = code;
});
