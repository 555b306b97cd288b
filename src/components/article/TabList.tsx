import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from '../../browser/store';
import { readStored, writeStored } from '../../browser/stored-value';
import type { TabSet } from './find-parts';

/** The tab that the reader chose last in a group. */
const lastChoice = createStore<{ group: string; label: string } | null>(null);

/**
 * The tab list of a tab set, in place of its radio buttons. Arrow keys, Home, and End move between tabs;
 * groups with the same name switch together, and their choice is stored. The browser's "find in page"
 * can open hidden panels.
 */
export function TabList({ set }: { set: TabSet }) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const [selected, select] = useState(() => firstSelected(set));
  const { group, labels, inputs } = set;
  useEffect(
    () =>
      lastChoice.subscribe(() => {
        const choice = lastChoice.get();
        const index = choice?.group === group ? labels.indexOf(choice.label) : -1;
        if (index >= 0) select(index);
      }),
    [group, labels],
  );
  usePanels(set, selected, select);
  const choose = (index: number) => {
    select(index);
    const label = labels[index];
    if (group === null || label === undefined) return;
    writeStored(`tabs.${group}`, label);
    lastChoice.set({ group, label });
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const target = targetOf(event.key, index, inputs.length);
    if (target === null) return;
    event.preventDefault();
    choose(target);
    list.current?.querySelectorAll('button')[target]?.focus();
  };
  return (
    <div ref={list} className="tab-list" role="tablist" aria-label={t('tabs.label')}>
      {inputs.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          className="tab-button"
          id={`${id}-tab`}
          role="tab"
          aria-controls={`${id}-panel`}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => choose(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {labels[index]}
        </button>
      ))}
    </div>
  );
}

/** Selects the tab with the section in the URL, the group's stored choice, or the checked radio button. */
function firstSelected({ group, inputs, labels, panels }: TabSet): number {
  const withTarget = panels.findIndex((panel) => panel.querySelector(':target'));
  if (withTarget >= 0) return withTarget;
  const stored = group === null ? null : readStored(`tabs.${group}`);
  const last = stored === null ? -1 : labels.indexOf(stored);
  if (last >= 0) return last;
  return Math.max(
    0,
    inputs.findIndex(({ checked }) => checked),
  );
}

/** Turns the panels into those of a tab list, and shows the selected one. */
function usePanels({ root, inputs, panels }: TabSet, selected: number, select: (index: number) => void) {
  useLayoutEffect(() => {
    const isFirst = root.dataset['enhanced'] === undefined;
    const wasShown = inputs[selected]?.checked;
    panels.forEach((panel, index) => {
      // Where supported, "find in page" can open a hidden panel.
      if (index === selected) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
    inputs.forEach((input, index) => {
      input.checked = index === selected;
    });
    // The browser scrolled to the section while another panel was shown above it, so scroll again.
    if (isFirst && !wasShown) panels[selected]?.querySelector(':target')?.scrollIntoView();
  }, [root, inputs, panels, selected]);
  useLayoutEffect(() => {
    const stop = new AbortController();
    panels.forEach((panel, index) => {
      const { id } = inputs[index] as HTMLInputElement;
      panel.id = `${id}-panel`;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', `${id}-tab`);
      panel.addEventListener('beforematch', () => select(index), { signal: stop.signal });
    });
    root.dataset['enhanced'] = '';
    return () => stop.abort();
  }, [root, inputs, panels, select]);
}

function targetOf(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
