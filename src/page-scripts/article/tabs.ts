import { element } from '../dom/element';
import { readStored, writeStored } from '../../browser/stored-value';
import { text } from '../dom/texts';

interface TabSet {
  root: HTMLElement;
  group: string | null;
  /** Shows the tab with this label, if there is one. */
  show: (label: string) => void;
  cleanUp: () => void;
}

/**
 * Turns the radio buttons of tabs into a tab list. Arrow keys, Home, and End move between tabs;
 * groups with the same name switch together, and their choice is stored. The browser's "find in
 * page" can open hidden panels.
 *
 * @param body - The Markdown body.
 * @returns A function that restores the radio buttons.
 */
export function enhanceTabs(body: HTMLElement): () => void {
  const sets: TabSet[] = [];
  const onChoose = (group: string | null, label: string): void => {
    if (group === null) return;
    writeStored(`tabs.${group}`, label);
    for (const set of sets) if (set.group === group) set.show(label);
  };
  for (const root of body.querySelectorAll<HTMLElement>('.tabs')) {
    const set = createTabSet(root, text('tabs.label'), onChoose);
    if (set) sets.push(set);
  }
  for (const { root, group, show } of sets) {
    const stored = group === null ? null : readStored(`tabs.${group}`);
    // A tab with the section in the URL stays open when the body is enhanced again.
    if (stored !== null && !root.querySelector(':target')) show(stored);
  }
  return () => {
    for (const { cleanUp } of sets) cleanUp();
  };
}

function createTabSet(
  root: HTMLElement,
  name: string,
  onChoose: (group: string | null, label: string) => void,
): TabSet | null {
  const inputs = childrenByClass<HTMLInputElement>(root, 'tab-choice');
  const panels = childrenByClass<HTMLElement>(root, 'tab');
  const labels = childrenByClass<HTMLElement>(root, 'tab-label').map((label) => label.textContent ?? '');
  if (inputs.length === 0 || inputs.length !== panels.length) return null;
  const group = root.dataset['group'] ?? null;
  const tabs = panels.map((panel, index) => createTab(panel, inputs[index]?.id ?? '', labels[index] ?? ''));
  const select = (index: number): void => {
    tabs.forEach((tab, position) => {
      tab.setAttribute('aria-selected', String(position === index));
      tab.tabIndex = position === index ? 0 : -1;
    });
    panels.forEach((panel, position) => {
      // Where supported, "find in page" can open a hidden panel.
      if (position === index) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
    inputs.forEach((input, position) => {
      input.checked = position === index;
    });
  };
  tabs.forEach((tab, index) => {
    const choose = (target: number): void => {
      select(target);
      onChoose(group, labels[target] ?? '');
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
  const list = element('div', { class: 'tab-list', role: 'tablist', 'aria-label': name }, ...tabs);
  root.prepend(list);
  root.dataset['enhanced'] = '';
  select(
    Math.max(
      0,
      inputs.findIndex(({ checked }) => checked),
    ),
  );
  return {
    root,
    group,
    show: (label) => {
      const index = labels.indexOf(label);
      if (index >= 0) select(index);
    },
    cleanUp: () => {
      list.remove();
      delete root.dataset['enhanced'];
      for (const panel of panels) {
        for (const attribute of ['id', 'hidden', 'role', 'aria-labelledby']) panel.removeAttribute(attribute);
      }
    },
  };
}

function childrenByClass<E extends Element>(root: HTMLElement, className: string): E[] {
  return [...root.children].filter((child): child is E => child.classList.contains(className));
}

function createTab(panel: HTMLElement, id: string, label: string): HTMLButtonElement {
  panel.id = `${id}-panel`;
  panel.setAttribute('role', 'tabpanel');
  panel.setAttribute('aria-labelledby', `${id}-tab`);
  return element(
    'button',
    { type: 'button', class: 'tab-button', id: `${id}-tab`, role: 'tab', 'aria-controls': panel.id },
    label,
  );
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
