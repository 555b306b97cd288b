import { fillIn } from '../locales/translate';
import { hashTarget } from './hash-target';
import { on } from './events';

const INPUT = '[data-filters-sections]';
const CHILDREN = '.markdown > *';

/** A level-3 section, such as an error message or a configuration key. */
interface Section {
  /** The level-2 heading, and what comes before the first section. */
  group: HTMLElement[];
  parts: HTMLElement[];
  text: string;
}

/*
 * Handles the field that filters a page's level-3 sections, such as error messages. The listeners are
 * on the document, so loading the module once is enough.
 */
on('input', INPUT, (input) => filterSections(input as HTMLInputElement));
// The reader may have typed before the module was loaded.
const typedBefore = document.querySelector<HTMLInputElement>(INPUT);
if (typedBefore?.value) filterSections(typedBefore);

/**
 * Shows the sections that contain all words, and their entries in the contents. Words that no
 * section contains are ignored, because a pasted message has values in place of `{name}`.
 */
function filterSections(input: HTMLInputElement): void {
  const children = [...document.querySelectorAll<HTMLElement>(CHILDREN)];
  const sections = readSections(children);
  const typed = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const words = typed.filter((word) => sections.some(({ text }) => text.includes(word)));
  const shown =
    words.length === 0 ? [] : sections.filter(({ text }) => words.every((word) => text.includes(word)));
  for (const child of children) child.style.display = typed.length > 0 ? 'none' : '';
  for (const part of shown.flatMap(({ group, parts }) => [...group, ...parts])) part.style.display = '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc-list] a')) {
    const section = hashTarget(link.hash)?.closest<HTMLElement>(CHILDREN);
    if (link.parentElement) link.parentElement.hidden = section?.style.display === 'none';
  }
  const status = input.parentElement?.querySelector('[role="status"]');
  if (status)
    status.textContent =
      typed.length === 0 ? '' : fillIn(input.dataset['found'] ?? '', { count: shown.length });
}

function readSections(children: readonly HTMLElement[]): Section[] {
  const sections: Section[] = [];
  let group: HTMLElement[] = [];
  let parts = group;
  for (const child of children) {
    if (child.querySelector('h2')) parts = group = [];
    if (child.querySelector('h3')) {
      parts = [];
      sections.push({ group, parts, text: '' });
    }
    parts.push(child);
  }
  for (const section of sections)
    section.text = [...section.group, ...section.parts]
      .map(({ textContent }) => textContent?.toLowerCase())
      .join(' ');
  return sections;
}
