import type { Parents, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { addClass, element } from '../element';

/** Longer names may have to break in a narrow window. */
const LONGEST = 30;

/** A package name with a hyphen, such as `@softkit/async-storage`. Others don't break anyway. */
const PACKAGE_NAME = /^(?=.*-)(?:@[a-z\d-]+\/)?[a-z\d]+(?:-[a-z\d]+)*$/;

/** Keeps package names in links on one line. A browser would break them at hyphens. */
export function keepNamesUnbroken(tree: Root): void {
  visit(tree, 'link', (node) => {
    const name = toString(node);
    if (name.length <= LONGEST && PACKAGE_NAME.test(name)) addClass(node, 'unbroken');
  });
}

const PUNCTUATION = /^[.,;:!?)\]»”’…-]+/;

/**
 * Keeps punctuation on the line of the code or link before it. A browser would break between a box, which is
 * how code is shown, and any character.
 */
export function keepPunctuation(tree: Root): void {
  visit(tree, 'text', (node, index, parent: Parents | undefined) => {
    const before = index ? parent?.children[index - 1] : undefined;
    const [mark] = PUNCTUATION.exec(node.value) ?? [];
    if (!parent || !index || !before || mark === undefined || !isCode(before)) return undefined;
    node.value = node.value.slice(mark.length);
    const held = element('span', { className: ['unbroken'] }, [before, { type: 'text', value: mark }]);
    parent.children.splice(index - 1, 1, held as never);
    return SKIP;
  });
}

/** Checks for code, also as the only content of a link. Other links have to wrap between their words. */
function isCode(node: RootContent): boolean {
  if (node.type === 'inlineCode' || (node.data as { hName?: string } | undefined)?.hName === 'code')
    return true;
  const [child, ...others] = 'children' in node ? node.children : [];
  return child !== undefined && others.length === 0 && isCode(child);
}

/** A hyphenated word in a command. A browser would break it at the hyphen. */
const COMMAND_WORD = /(?<![^\s=])[\w@./:]+(?:-[\w@./:]+)+(?![^\s])/g;

/** Keeps words in highlighted commands on one line, as `keepNamesUnbroken` does in prose. */
export function keepCommandsUnbroken(html: string): string {
  return html.replace(/(^|>)([^<]+)/g, (_, before: string, text: string) => {
    const words = text.replace(COMMAND_WORD, (word) =>
      word.length > LONGEST ? word : `<span class="unbroken">${word}</span>`,
    );
    return before + words;
  });
}
