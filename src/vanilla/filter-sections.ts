import { hashTarget } from './hash-target';
import { on } from './events';

const INPUT = '[data-filters-sections]';

/*
 * Handles the field that filters a page's level-3 sections, such as error messages. The listeners are
 * on the document, so loading the module once is enough.
 */
on('input', INPUT, (input) => filterSections(input as HTMLInputElement));
// A link to a hidden section, such as one in the contents, shows all sections again.
on('click', 'a[href^="#"]', (link) => {
  const target = hashTarget((link as HTMLAnchorElement).hash);
  const input = document.querySelector<HTMLInputElement>(INPUT);
  if (!input || !target || target.getClientRects().length > 0) return;
  input.value = '';
  filterSections(input);
});

/** Shows the sections that contain all words, below their level-2 headings. */
function filterSections(input: HTMLInputElement): void {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let group: HTMLElement | undefined;
  let isShown = false;
  let count = 0;
  for (const child of document.querySelectorAll<HTMLElement>('[data-body] > *')) {
    if (child.querySelector('h2')) {
      group = child;
      isShown = words.length === 0;
    } else if (child.querySelector('h3')) {
      const text = `${group?.textContent} ${child.textContent} ${child.nextElementSibling?.textContent}`;
      isShown = words.every((word) => text.toLowerCase().includes(word));
      if (isShown) count++;
      if (isShown && group) group.style.display = '';
    }
    child.style.display = isShown ? '' : 'none';
  }
  const status = input.parentElement?.querySelector('[role="status"]');
  if (status)
    status.textContent =
      words.length === 0 ? '' : (input.dataset['found'] ?? '').replace('{count}', String(count));
}
