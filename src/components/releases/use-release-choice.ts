import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { hashTarget } from '../../browser/hash-target';

/** The value of `from` for all releases, without a comparison. */
export const ALL_RELEASES = '';

/** Two releases to compare, in any order. */
export interface ReleaseChoice {
  from: string;
  to: string;
}

/**
 * Keeps the releases to compare in the URL, so that a comparison can be shared. A link to a release in
 * the list ends the comparison.
 *
 * @param versions - The releases, newest first.
 * @param list - The list of all releases, hidden during a comparison.
 * @param select - The field for `from`.
 * @returns The choice, and a function for the reader's next one.
 */
export function useReleaseChoice(
  versions: readonly string[],
  list: RefObject<HTMLElement>,
  select: RefObject<HTMLSelectElement>,
): [ReleaseChoice, (choice: ReleaseChoice) => void] {
  const [choice, setChoice] = useState<ReleaseChoice>({ from: ALL_RELEASES, to: versions[0] ?? '' });
  useEffect(() => {
    const followUrl = () => setChoice((last) => choiceInUrl(versions, last));
    const followHash = () => {
      const target = hashTarget(window.location.hash);
      if (!list.current?.hidden || !target || !list.current.contains(target)) return followUrl();
      replaceUrl({ search: '' });
      // Shows the list, so that the page can scroll to the release.
      flushSync(followUrl);
      target.scrollIntoView();
    };
    // The reader may have chosen a release before this code was loaded.
    const from = select.current?.value ?? ALL_RELEASES;
    if (from !== ALL_RELEASES && !new URLSearchParams(window.location.search).has('from'))
      writeChoice({ from, to: versions[0] ?? '' });
    followUrl();
    window.addEventListener('hashchange', followHash);
    return () => window.removeEventListener('hashchange', followHash);
  }, [versions, list, select]);
  const choose = (next: ReleaseChoice) => {
    writeChoice(next);
    setChoice(next);
  };
  return [choice, choose];
}

/**
 * Returns the choice in the URL, or `last` if it hasn't changed, so that React doesn't render
 * again.
 */
function choiceInUrl(versions: readonly string[], last: ReleaseChoice): ReleaseChoice {
  const parameters = new URLSearchParams(window.location.search);
  const find = (name: string) => versions.find((version) => version === parameters.get(name));
  const from = find('from') ?? ALL_RELEASES;
  const to = find('to') ?? last.to;
  return from === last.from && to === last.to ? last : { from, to };
}

function writeChoice({ from, to }: ReleaseChoice): void {
  const search = from === ALL_RELEASES ? '' : String(new URLSearchParams({ from, to }));
  replaceUrl({ search, hash: '' });
}

function replaceUrl(parts: { search: string; hash?: string }): void {
  const url = Object.assign(new URL(window.location.href), parts);
  window.history.replaceState(window.history.state, '', url);
}
