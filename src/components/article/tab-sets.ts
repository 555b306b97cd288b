/** Tabs in static HTML: a radio button, a label, and a panel each. */
export interface TabSet {
  root: HTMLElement;
  /** The element for the tab list. */
  host: Element;
  /** Tab sets with the same group switch together. */
  group: string | null;
  inputs: readonly HTMLInputElement[];
  labels: readonly string[];
  panels: readonly HTMLElement[];
}

/** Finds the tab sets in an article, and adds an element for the tab list to each. */
export function findTabSets(article: HTMLElement): TabSet[] {
  return [...article.querySelectorAll<HTMLElement>('.tabs')].flatMap((root) => {
    const inputs = childrenByClass<HTMLInputElement>(root, 'tab-choice');
    const panels = childrenByClass<HTMLElement>(root, 'tab');
    if (inputs.length === 0 || inputs.length !== panels.length) return [];
    const labels = childrenByClass<HTMLElement>(root, 'tab-label').map((label) => label.textContent ?? '');
    return [{ root, host: hostIn(root), group: root.dataset['group'] ?? null, inputs, labels, panels }];
  });
}

function childrenByClass<E extends Element>(root: HTMLElement, className: string): E[] {
  return [...root.children].filter((child): child is E => child.classList.contains(className));
}

function hostIn(root: HTMLElement): Element {
  const first = root.firstElementChild;
  if (first?.matches('.tab-host')) return first;
  const host = document.createElement('div');
  host.className = 'tab-host';
  root.prepend(host);
  return host;
}
