import type { NodePluginArgs } from 'gatsby';

/** What Gatsby does last before it hands the pages to the processes that render them. */
const BEFORE_RENDERING = 'HTML_TRACKED_PAGES_CLEANUP';

/**
 * Collects garbage before pages are rendered. V8 lets a heap grow to twice of what lives in it, and this is where a large build needs most memory:
 * several hundred MB are left from compiling and queries, the processes that render need as much, and this one only waits for them.
 */
export function collectBeforeRendering(emitter: Pick<NodePluginArgs['emitter'], 'on'>): void {
  emitter.on(BEFORE_RENDERING, collectGarbage);
}

/** Collects garbage, where Node.js was started with `--expose-gc`, as our builds are. */
export function collectGarbage(): void {
  globalThis.gc?.();
}
