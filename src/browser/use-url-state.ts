import { useEffect, useState, type RefObject } from 'react';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Values in the URL's query, which keeps them for reloads and shared links.
 *
 * @param names - The names of the parameters. Must be the same array in each render.
 * @param box - The element with the fields of these names, if there are any.
 * @returns The values, empty until they are read and without a parameter, and a function that changes
 *   some of them.
 */
export function useUrlState<Name extends string>(
  names: readonly Name[],
  box: RefObject<HTMLElement | null>,
): [values: Values<Name>, change: (changes: Partial<Values<Name>>) => void] {
  const [values, setValues] = useState(() => fill(names, () => ''));
  useEffect(() => {
    const read = (typed: (name: Name) => string | undefined) => {
      const url = new URLSearchParams(window.location.search);
      setValues(fill(names, (name) => typed(name) || (url.get(name) ?? '')));
    };
    // The reader may have typed before this code was loaded.
    read((name) => box.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value);
    const readAgain = () => read(() => undefined);
    window.addEventListener('popstate', readAgain);
    return () => window.removeEventListener('popstate', readAgain);
  }, [names, box]);
  const change = (changes: Partial<Values<Name>>) => {
    const next = { ...values, ...changes };
    setValues(next);
    const set = names.map((name) => [name, next[name].trim()]).filter(([, value]) => value !== '');
    const { pathname, hash } = window.location;
    const query = set.length > 0 ? `?${String(new URLSearchParams(set))}` : '';
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  };
  return [values, change];
}

const fill = <Name extends string>(names: readonly Name[], value: (name: Name) => string): Values<Name> =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Values<Name>;
