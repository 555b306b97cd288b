import type { Element, ElementContent } from 'hast';
import type { Root, RootContent } from 'mdast';
import type { DeclarationChange, NameHistory } from '../../../../src/model/history';
import type { Messages } from '../../../../src/locales/messages';
import { leafElement } from './element';

/** The release history on a symbol's page. */
export interface PageHistory {
  symbol: NameHistory | null;
  /** By the ID of the member's heading. */
  members: ReadonlyMap<string, NameHistory>;
}

/** Adds each symbol's and member's first version and changes, below the import or the heading. */
export function addHistory(tree: Root, { symbol, members }: PageHistory, labels: Messages): void {
  const [first] = tree.children;
  const hasImport = first?.type === 'code' && first.meta === 'import';
  tree.children = tree.children.flatMap((node) => {
    const id = node.type === 'heading' ? (node.data as { id?: string } | undefined)?.id : undefined;
    const history = (id !== undefined && members.get(id)) || (hasImport && node === first && symbol);
    return history ? [node, historyElement(history, labels)] : [node];
  });
  if (symbol && !hasImport) tree.children.unshift(historyElement(symbol, labels));
}

function historyElement({ since, deprecatedSince, changes }: NameHistory, labels: Messages): RootContent {
  return leafElement('div', { className: ['history'] }, [
    html('span', {}, [text(labels['reference.since'].replace('{version}', since))]),
    ...(deprecatedSince === null
      ? []
      : [
          html('span', {}, [text(labels['reference.deprecatedSince'].replace('{version}', deprecatedSince))]),
        ]),
    ...changes.map((change) => changeElement(change, labels)),
  ]);
}

function changeElement({ version, breaks, from, to }: DeclarationChange, labels: Messages): Element {
  const grade =
    breaks && html('b', { className: [`breaks-${breaks}`] }, [text(labels[`changes.breaks.${breaks}`])]);
  return html('details', {}, [
    html('summary', {}, [
      text(labels['reference.changedIn'].replace('{version}', version)),
      ...(grade ? [text(' '), grade] : []),
    ]),
    html('pre', {}, [html('del', {}, [text(from)]), html('ins', {}, [text(to)])]),
  ]);
}

function html(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
