import { useEffect } from 'react';
import type { CodeBlock } from './find-parts';

/** Marks the code blocks with lines that are cut off. The measuring waits for their layout. */
export function useCutLines(codeBlocks: readonly CodeBlock[]): void {
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver((entries) => {
      // A block and its code are observed separately, and often change together.
      const blocks = new Set(entries.flatMap(({ target }) => target.closest('pre') ?? []));
      // Measure all blocks before changing the first one, to avoid recomputing styles for each block.
      const measured = [...blocks].filter(isLaidOut).map((pre) => ({ pre, cut: isCut(pre) }));
      for (const { pre, cut } of measured) pre.closest('figure')?.toggleAttribute('data-overflows', cut);
    });
    for (const { figure } of codeBlocks) {
      const pre = figure.matches('.wrap, .signature') ? null : figure.querySelector('pre');
      // Observe the code as well as the block: when the browser lays the code out, the block's size
      // stays the same.
      if (pre) for (const part of [pre, ...pre.children]) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [codeBlocks]);
}

/**
 * Checks whether the browser has laid out a code block. Measuring other blocks, far below the viewport,
 * would force their layout. Safari 16 can't check this, and every block counts as laid out there.
 */
function isLaidOut(pre: Element): boolean {
  return pre.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}

/** Checks whether a line of code is cut off. The padding after the longest line doesn't count. */
function isCut(pre: Element): boolean {
  const code = pre.querySelector('code');
  if (!code) return false;
  const end = parseFloat(getComputedStyle(code).paddingRight) || 0;
  return pre.scrollWidth > pre.clientWidth + end + 1;
}
