import { readStored, writeStored } from './stored-value';
import { text } from './texts';

interface TabSet {
  group: string | null;
  /** Shows the tab of this label; does nothing when there is none. */
  show: (label: string) => void;
  cleanUp: () => void;
}

/**
 * Turns the radio buttons of tabs into a tab list: arrow keys, Home and End move, groups of one name stay in step on the page and are
 * remembered, and "find in page" reaches panels that are not shown.
 */
export function enhanceTabs(body: HTMLElement): () => void {
  const sets: TabSet[] = [];
  const chosen = (group: string | null, label: string): void => {
    if (group === null) return;
    writeStored(`tabs.${group}`, label);
    for (const set of sets) if (set.group === group) set.show(label);
  };
  for (const root of body.querySelectorAll<HTMLElement>('.tabs')) {
    const set = tabSet(root, text('tabs.label'), chosen);
    if (set) sets.push(set);
  }
  for (const { group, show } of sets) {
    const stored = group === null ? null : readStored(`tabs.${group}`);
    if (stored !== null) show(stored);
  }
  return () => {
    for (const { cleanUp } of sets) cleanUp();
  };
}

function tabSet(
  root: HTMLElement,
  name: string,
  chosen: (group: string | null, label: string) => void,
): TabSet | null {
  const inputs = own<HTMLInputElement>(root, 'tab-choice');
  const panels = own<HTMLElement>(root, 'tab');
  const labels = own<HTMLElement>(root, 'tab-label').map((label) => label.textContent ?? '');
  if (inputs.length === 0 || inputs.length !== panels.length) return null;
  const group = root.dataset['group'] ?? null;
  const list = document.createElement('div');
  list.className = 'tab-list';
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', name);
  const tabs = panels.map((panel, index) => tabFor(panel, inputs[index]?.id ?? '', labels[index] ?? ''));
  const select = (index: number): void => {
    tabs.forEach((tab, each) => {
      tab.setAttribute('aria-selected', String(each === index));
      tab.tabIndex = each === index ? 0 : -1;
    });
    panels.forEach((panel, each) => {
      // A hidden panel that "find in page" can open, in browsers that know the value.
      if (each === index) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
    inputs.forEach((input, each) => {
      input.checked = each === index;
    });
  };
  tabs.forEach((tab, index) => {
    const choose = (target: number): void => {
      select(target);
      chosen(group, labels[target] ?? '');
    };
    tab.addEventListener('click', () => choose(index));
    tab.addEventListener('keydown', (event) => {
      const target = targetOf(event.key, index, tabs.length);
      if (target === null) return;
      event.preventDefault();
      choose(target);
      tabs[target]?.focus();
    });
    panels[index]?.addEventListener('beforematch', () => select(index));
  });
  list.append(...tabs);
  root.prepend(list);
  root.dataset['enhanced'] = '';
  select(
    Math.max(
      0,
      inputs.findIndex(({ checked }) => checked),
    ),
  );
  return {
    group,
    show: (label) => {
      const index = labels.indexOf(label);
      if (index >= 0) select(index);
    },
    cleanUp: () => {
      list.remove();
      delete root.dataset['enhanced'];
      for (const panel of panels) {
        for (const attribute of ['hidden', 'role', 'aria-labelledby']) panel.removeAttribute(attribute);
      }
    },
  };
}

function own<E extends Element>(root: HTMLElement, className: string): E[] {
  return [...root.children].filter((child): child is E => child.classList.contains(className));
}

function tabFor(panel: HTMLElement, id: string, label: string): HTMLButtonElement {
  const tab = document.createElement('button');
  tab.type = 'button';
  tab.className = 'tab-button';
  tab.id = `${id}-tab`;
  tab.textContent = label;
  tab.setAttribute('role', 'tab');
  panel.id ||= `${id}-panel`;
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', tab.id);
  tab.setAttribute('aria-controls', panel.id);
  return tab;
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
