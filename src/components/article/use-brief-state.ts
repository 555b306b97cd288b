import { useEffect, useState } from 'react';

const DURATION = 2500;

/**
 * A state that is set for a moment, such as a message after a click.
 *
 * @returns The value, or null, and a function that sets it.
 */
export function useBriefState<T>(): [T | null, (value: T) => void] {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = window.setTimeout(setValue, DURATION, null);
    return () => window.clearTimeout(timer);
  }, [value]);
  return [value, setValue];
}
