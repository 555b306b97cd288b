import { findTabSets, type TabSet } from './tab-sets';

/** ID of the text that tells how to move between the names of a sample. */
export const SAMPLE_HINT_ID = 'site:sample-hint';

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
  hasSamples: boolean;
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
    hasSamples: figures.some((figure) => figure.matches('[data-sample]')),
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
