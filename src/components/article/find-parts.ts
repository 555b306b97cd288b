/** ID of the text that tells how to move between the names in a code block. */
export const NAMES_HINT_ID = 'site:names-hint';

/** A code block with an element for its buttons. */
export interface CodeBlock {
  figure: HTMLElement;
  host: Element;
}

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

/** What becomes interactive in an article. */
export interface ArticleParts {
  codeBlocks: readonly CodeBlock[];
  tabSets: readonly TabSet[];
  images: readonly HTMLImageElement[];
  /** The focusable code blocks with links or names. */
  namedBlocks: readonly HTMLElement[];
}

/** Finds the parts of an article that become interactive, and adds the elements for their controls. */
export function findParts(article: HTMLElement): ArticleParts {
  const figures = [...article.querySelectorAll<HTMLElement>('figure.code')].filter(
    (each) => !isOneLine(each),
  );
  return {
    codeBlocks: figures.map((figure) => ({ figure, host: hostIn(figure, 'code-tools', 'append') })),
    tabSets: findTabSets(article),
    images: [...article.querySelectorAll<HTMLImageElement>('.markdown img')],
    namedBlocks: [
      ...article.querySelectorAll<HTMLElement>('figure.code > pre[tabindex]:is([data-sample] > *, :has(a))'),
    ],
  };
}

/** Checks whether a signature is a single line, which needs no buttons. */
function isOneLine(figure: Element): boolean {
  return figure.matches('.signature') && !figure.textContent?.trim().includes('\n');
}

/** Finds the tab sets in an article, and adds an element for the tab list to each. */
function findTabSets(article: HTMLElement): TabSet[] {
  return [...article.querySelectorAll<HTMLElement>('.tabs')].flatMap((root) => {
    const inputs = childrenByClass<HTMLInputElement>(root, 'tab-choice');
    const panels = childrenByClass<HTMLElement>(root, 'tab');
    if (inputs.length === 0 || inputs.length !== panels.length) return [];
    const labels = childrenByClass<HTMLElement>(root, 'tab-label').map((label) => label.textContent ?? '');
    return [
      {
        root,
        host: hostIn(root, 'tab-host', 'prepend'),
        group: root.dataset['group'] ?? null,
        inputs,
        labels,
        panels,
      },
    ];
  });
}

function childrenByClass<E extends Element>(root: HTMLElement, className: string): E[] {
  return [...root.children].filter((child): child is E => child.classList.contains(className));
}

/** Returns the element for the controls of a part, which is added first or last. */
function hostIn(part: HTMLElement, className: string, add: 'append' | 'prepend'): Element {
  const child = add === 'append' ? part.lastElementChild : part.firstElementChild;
  if (child?.matches(`.${className}`)) return child;
  const host = document.createElement('div');
  host.className = className;
  part[add](host);
  return host;
}
