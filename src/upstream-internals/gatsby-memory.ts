import type { NodePluginArgs } from 'gatsby';

/** What Gatsby does last before it hands the pages to the processes that render them. */
const BEFORE_RENDERING = 'HTML_TRACKED_PAGES_CLEANUP';

/** Below it, a heap is too small for collecting to pay. */
const SMALL_HEAP = 500 * 1024 * 1024;

/**
 * Collects garbage at the start of a build's work on bundles, where sourcing has left much, and before pages are rendered: V8 lets a heap grow
 * to twice of what lives in it, and while pages are rendered this process only waits, beside one that needs as much memory.
 */
export function collectDuringBuild(emitter: Pick<NodePluginArgs['emitter'], 'on'>): void {
  collectGarbage();
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
