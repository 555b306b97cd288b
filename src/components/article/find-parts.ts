import { findTabSets, type TabSet } from './tab-sets';

/** ID of the text that tells how to move between the names in a code block. */
export const NAMES_HINT_ID = 'site:names-hint';

/** A code block with an element for its buttons. */
export interface CodeBlock {
  figure: HTMLElement;
  host: Element;
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
    codeBlocks: figures.map((figure) => ({ figure, host: hostIn(figure) })),
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

function hostIn(figure: HTMLElement): Element {
  const last = figure.lastElementChild;
  if (last?.matches('.code-tools')) return last;
  const host = document.createElement('div');
  host.className = 'code-tools';
  figure.append(host);
  return host;
}
