import { useEffect, useRef } from 'react';
import { optionId } from './SearchList';
import type { SearchBox } from './use-search-box';

interface Options {
  box: SearchBox;
  input: HTMLInputElement;
  /** Whether the app shows the results; otherwise, it must not handle keys. */
  isTakenOver: boolean;
  /** Called on Enter if there is no result to open. */
  onSubmit: () => void;
}

/** Connects the results with the dialog's search box, which may already contain a query. */
export function useSearchInput({ box, input, isTakenOver, onSubmit }: Options): void {
  const { api, state, outcome } = box;
  const { activeItemId, status } = state;
  const hasItems = state.collections.some(({ items }) => items.length > 0);
  const isWaiting = useRef(false);
  const latest = useRef({ status, outcome, isTakenOver, onSubmit });
  latest.current = { status, outcome, isTakenOver, onSubmit };

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const props = api.getInputProps({ inputElement: input });
    const ask = () => props.onChange({ currentTarget: input } as never);
    const onKey = (event: KeyboardEvent) => {
      // Esc closes the dialog and Tab moves the focus, so the library must not handle them.
      if (event.key === 'Escape' || event.key === 'Tab' || event.isComposing) return;
      const { status, outcome, isTakenOver } = latest.current;
      if (!isTakenOver) return;
      const hasResults =
        outcome.state === 'answered' && outcome.query === input.value && outcome.answer.total > 0;
      if (event.key === 'Enter' && status !== 'idle' && !hasResults && input.value.trim()) {
        event.preventDefault();
        isWaiting.current = true;
        return;
      }
      props.onKeyDown(event as never);
    };
    input.addEventListener('input', ask, { signal });
    input.addEventListener('keydown', onKey, { signal });
    input.form?.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        if (input.value.trim()) latest.current.onSubmit();
      },
      { signal },
    );
    ask();
    return () => stop.abort();
  }, [api, input]);

  useEffect(() => {
    // Enter was pressed before the results arrived: open the first one now.
    if (status !== 'idle' || !isWaiting.current) return;
    isWaiting.current = false;
    document.getElementById(optionId(0))?.click();
  }, [status]);

  useEffect(() => {
    if (!isTakenOver) return;
    input.setAttribute('aria-expanded', String(hasItems));
    if (hasItems && activeItemId !== null)
      input.setAttribute('aria-activedescendant', optionId(activeItemId));
    else input.removeAttribute('aria-activedescendant');
  }, [input, isTakenOver, hasItems, activeItemId]);
}
