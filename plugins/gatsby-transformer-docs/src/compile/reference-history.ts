import type { Element, ElementContent } from 'hast';
import type { Root, RootContent } from 'mdast';
import type { DeclarationChange, NameHistory } from '../../../../src/model/history';
import type { Messages } from '../../../../src/locales/messages';
import { leafElement } from './element';

/** What the page of a symbol says about releases. */
export interface PageHistory {
  symbol: NameHistory | null;
  /** By the id of the member's heading. */
  members: ReadonlyMap<string, NameHistory>;
}

/** Adds since when there is a symbol and each of its members, and how they changed: below the import, and below the headings of members. */
export function addHistory(tree: Root, { symbol, members }: PageHistory, words: Messages<'reference'>): void {
  const [first] = tree.children;
  const hasImport = first?.type === 'code' && first.meta === 'import';
  tree.children = tree.children.flatMap((node) => {
    const id = node.type === 'heading' ? (node.data as { id?: string } | undefined)?.id : undefined;
    const history = (id !== undefined && members.get(id)) || (hasImport && node === first && symbol);
    return history ? [node, historyElement(history, words)] : [node];
  });
  if (symbol && !hasImport) tree.children.unshift(historyElement(symbol, words));
}

function historyElement(
  { since, deprecatedSince, changes }: NameHistory,
  words: Messages<'reference'>,
): RootContent {
  return leafElement('div', { className: ['history'] }, [
    html('span', {}, [text(words.since.replace('{version}', since))]),
    ...(deprecatedSince === null
      ? []
      : [html('span', {}, [text(words.deprecatedSince.replace('{version}', deprecatedSince))])]),
    ...changes.map((change) => changeElement(change, words)),
  ]);
}

function changeElement(
  { version, breaks, from, to }: DeclarationChange,
  words: Messages<'reference'>,
): Element {
  const grade = breaks && html('b', { className: [`breaks-${breaks}`] }, [text(words[`breaks.${breaks}`])]);
  return html('details', {}, [
    html('summary', {}, [
      text(words.changedIn.replace('{version}', version)),
      ...(grade ? [text(' '), grade] : []),
    ]),
    html('pre', {}, [html('del', {}, [text(from)]), text('\n'), html('ins', {}, [text(to)])]),
  ]);
}

function html(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
