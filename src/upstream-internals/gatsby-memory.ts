import type { NodePluginArgs } from 'gatsby';

/** What Gatsby does last before it hands the pages to the processes that render them. */
const BEFORE_RENDERING = 'HTML_TRACKED_PAGES_CLEANUP';

/** Below it, a heap is too small for collecting to pay. */
const SMALL_HEAP = 500 * 1024 * 1024;

/**
 * Collects garbage before pages are rendered. V8 lets a heap grow to twice of what lives in it, and this is where a large build needs most memory:
 * several hundred MB are left from compiling and queries, the process that renders needs as much, and this one only waits for it.
 */
export function collectBeforeRendering(emitter: Pick<NodePluginArgs['emitter'], 'on'>): void {
  emitter.on(BEFORE_RENDERING, collectGarbage);
}

/**
 * Collects garbage where there may be much of it, if Node.js was started with `--expose-gc`, as our builds are. V8 gives the memory back to the
 * system only when it is told that nothing else helps, which Node.js understands from 22 on.
 */
export function collectGarbage(): void {
  if (process.memoryUsage().heapTotal > SMALL_HEAP)
    void globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
