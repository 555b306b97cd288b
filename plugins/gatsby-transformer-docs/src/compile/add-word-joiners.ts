import type { Nodes, Root } from 'mdast';

/** A Cyrillic word of one letter, with the space after it. */
const SHORT_WORD = /(?<![\p{L}\p{N}’'-])([а-яєіїґ]) (?=\S|$)/giu;
const DASH = / (?=—)/g;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * Ukrainian typography: a word of one letter does not end a line, and a dash does not begin one. Those spaces become non-breaking;
 * code and names stay as they are.
 */
export function addWordJoiners(tree: Root): void {
  const walk = (node: Nodes): void => {
    if (node.type === 'text' && CYRILLIC.test(node.value))
      node.value = node.value.replace(SHORT_WORD, '$1\u00A0').replace(DASH, '\u00A0');
    if ('children' in node) node.children.forEach(walk);
  };
  walk(tree);
}
