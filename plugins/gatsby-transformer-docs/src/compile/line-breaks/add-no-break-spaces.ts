import type { Nodes, Root } from 'mdast';

/** A one-letter Cyrillic word and the space after it. */
const SHORT_WORD = /(?<![\p{L}\p{N}’'-])([а-яєіїґ]) (?=\S|$)/giu;
const DASH = / (?=—)/g;
/** The space between a number and its unit, and between thousands. */
const UNIT =
  /(?<=\d) (?=(?:\d{3}|%|мс|с|хв|[КМГ]і?Б|кБ|секунд\p{L}*|хвилин\p{L}*|годин\p{L}*)(?![\p{L}\d]))/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Applies Ukrainian typography: a line doesn't end with a one-letter word or begin with a dash or
 * a unit, so the spaces there become non-breaking. Code stays unchanged.
 */
export function addNoBreakSpaces(tree: Root): void {
  const walk = (node: Nodes): void => {
    if (node.type === 'text' && CYRILLIC.test(node.value))
      node.value = node.value.replace(SHORT_WORD, '$1\u00A0').replace(DASH, '\u00A0').replace(UNIT, '\u00A0');
    if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
}
