import { useSyncExternalStore } from 'react';

/** A value that several islands share. */
export interface Store<T> {
  get: () => T;
  set: (value: T) => void;
  /** Calls a function after each change. Returns a function that stops this. */
  subscribe: (onChange: () => void) => () => void;
}

/** Creates a value that several islands share. Read it in a component with `useStore`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const notify of [...listeners]) notify();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/**
 * Returns a store's value, and renders the component again when it changes.
 *
 * @param store - The store.
 * @param initial - The value in static HTML.
 */
export function useStore<T>(store: Store<T>, initial: T): T {
  return useSyncExternalStore(store.subscribe, store.get, () => initial);
}
