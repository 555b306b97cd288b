import { useEffect, useState } from 'react';

/**
 * The heading whose section the reader is in: the last one that has passed the line below the bar at the top.
 *
 * @param ids - Ids of headings in the order of the page.
 * @returns Null before the first heading and in the static HTML.
 */
export function useCurrentHeading(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const key = ids.join(' ');
  useEffect(() => {
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    if (headings.length === 0 || !('IntersectionObserver' in window)) return;
    // A heading that is jumped to comes to rest at the scroll padding.
    const line =
      (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0) + 8;
    const update = () => {
      const tops = headings.map((heading) => heading.getBoundingClientRect().top);
      const isAtEnd =
        window.scrollY > 0 &&
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = tops.filter((top) => top <= line).length - 1;
      // The last sections of a page may be too short to reach the line: there the one that was jumped to counts, or else the very last.
      const target = headings.findIndex(({ id }) => `#${id}` === safeDecode(window.location.hash));
      const shown = isAtEnd ? (target > passed ? target : headings.length - 1) : passed;
      setCurrent(headings[shown]?.id ?? null);
    };
    const observer = new IntersectionObserver(update, {
      rootMargin: `-${line}px 0px 0px 0px`,
      threshold: [0, 1],
    });
    for (const heading of headings) observer.observe(heading);
    window.addEventListener('hashchange', update);
    window.addEventListener('scrollend', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('hashchange', update);
      window.removeEventListener('scrollend', update);
    };
  }, [key]);
  return current;
}

function safeDecode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
