import type { Element } from 'hast';
import type { PhrasingContent, Root, RootContent, Table } from 'mdast';
import type { DeclarationChange, NameHistory } from '../../../../src/model/history';
import type { Text } from '../../../../src/locales/messages';
import { breakableDeclaration } from './breakable-code';
import { html, leafElement, text } from './element';
import { idOfRow } from './reference-rows';

/** The release history on a symbol's page. */
export interface PageHistory {
  symbol: NameHistory | null;
  /** By the ID of the member's heading. */
  members: ReadonlyMap<string, NameHistory>;
}

/** Adds each symbol's and member's first version and changes, below the import or the heading. */
export function addHistory(
  tree: Root,
  { symbol, members }: PageHistory,
  labels: Text<'api' | 'markdown'>,
): void {
  const [first] = tree.children;
  const hasImport = first?.type === 'code' && first.meta === 'import';
  tree.children = tree.children.flatMap((node) => {
    const id = node.type === 'heading' ? node.data?.id : undefined;
    const member = id === undefined ? undefined : members.get(id);
    if (member) return [node, ...historyElement(member, labels, symbol)];
    if (node.type === 'table') addToRows(node, members, labels, symbol);
    return hasImport && node === first && symbol ? [node, ...historyElement(symbol, labels)] : [node];
  });
  if (symbol && !hasImport) tree.children.unshift(...historyElement(symbol, labels));
}

function addToRows(
  table: Table,
  members: PageHistory['members'],
  labels: Text<'api' | 'markdown'>,
  symbol: NameHistory | null,
) {
  for (const row of table.children) {
    const history = members.get(idOfRow(row) ?? '');
    if (history)
      row.children.at(-1)?.children.push(...(historyElement(history, labels, symbol) as PhrasingContent[]));
  }
}

/** Checks whether a member is as old as its symbol, so that its first version needn't be shown. */
export function isAsOldAs(member: NameHistory, symbol: NameHistory | null): boolean {
  return member.since === symbol?.since;
}

function historyElement(
  history: NameHistory,
  labels: Text<'api' | 'markdown'>,
  owner: NameHistory | null = null,
): RootContent[] {
  const { since, deprecatedSince, changes } = history;
  const facts = [
    ...(isAsOldAs(history, owner)
      ? []
      : [html('span', {}, [text(labels('reference.since', { version: since }))])]),
    ...(deprecatedSince === null
      ? []
      : [html('span', {}, [text(labels('reference.deprecatedSince', { version: deprecatedSince }))])]),
    ...changes.map((change) => changeElement(change, labels)),
  ];
  return facts.length > 0 ? [leafElement('div', { className: ['history'] }, facts)] : [];
}

function changeElement(
  { version, breaks, from, to }: DeclarationChange,
  labels: Text<'api' | 'markdown'>,
): Element {
  const grade =
    breaks && html('b', { className: [`breaks-${breaks}`] }, [text(labels(`changes.breaks.${breaks}`))]);
  return html('details', {}, [
    html('summary', {}, [
      text(labels('reference.changedIn', { version })),
      ...(grade ? [text(' '), grade] : []),
    ]),
    html('pre', {}, [html('del', {}, breakableDeclaration(from)), html('ins', {}, breakableDeclaration(to))]),
  ]);
}
