import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from './texts';
import type { Namespace } from '../locales/messages';

/** The state of code that is loaded when a reader needs it. */
export type Loaded<Module> =
  | { state: 'waiting' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; module: Module };

/**
 * Loads code, and the message files that it needs, once a reader needs it. After a failure, `retry` or the
 * next time it is needed tries again.
 *
 * @param load - Imports the module. Must be the same function in each render.
 * @param isNeeded - Whether to load it now.
 * @param texts - The names of the message files.
 */
export function useLoaded<Module>(
  load: () => Promise<Module>,
  isNeeded: boolean,
  ...texts: Namespace[]
): Loaded<Module> {
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<Loaded<Module>>({ state: 'waiting' });
  const [attempt, setAttempt] = useState(1);
  const names = texts.join(' ');
  const start = useCallback(
    () => Promise.all([load(), loadTexts(i18n, ...(names === '' ? [] : (names.split(' ') as Namespace[])))]),
    [load, i18n, names],
  );
  const isReady = loaded.state === 'ready';
  useEffect(() => {
    if (!isNeeded || isReady) return;
    let isCurrent = true;
    start().then(
      ([module]) => isCurrent && setLoaded({ state: 'ready', module }),
      () => isCurrent && setLoaded({ state: 'failed', retry: () => setAttempt(attempt + 1) }),
    );
    return () => {
      isCurrent = false;
      setLoaded((last) => (last.state === 'failed' ? { state: 'waiting' } : last));
    };
  }, [isNeeded, isReady, start, attempt]);
  return loaded;
}
