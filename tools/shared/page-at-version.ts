import compareVersions from 'semver/functions/compare';
import { printContent, printHistory } from '../../src/model/reference/print-content';
import english from '../../src/locales/en/api.json';
import { defaultLocale } from '../../src/locales/locales';
import { translator } from '../../src/locales/translate';
import { referenceSlug } from '../../src/model/docs/addresses';
import type { PackageReleases, ReferenceReleaseChange } from '../../src/model/docs/doc';
import {
  findInHistory,
  memberHistory,
  ownerOf,
  readHistoryName,
  type History,
} from '../../src/model/reference/history';
import type { MemberOrigin } from '../../src/model/reference/reference-blocks';
import type { MarkdownBlock, MarkdownPart, SymbolPage } from '../../src/model/reference/symbol-page';

/** Texts of histories, in the language of the notes that programs read. */
const t = translator<'api'>(defaultLocale, () => english);

/** A change with the release that made it. */
type LaterChange = ReferenceReleaseChange & { version: string };

/** Finds a package's releases by its name in addresses, such as `clients/platform-client`. */
export function releasesOf(
  packages: readonly PackageReleases[],
  packageName: string,
): PackageReleases | undefined {
  const start = referenceSlug(packageName);
  return packages.find(({ releases }) =>
    releases.some(({ changes }) => changes.some(({ slug }) => slug?.startsWith(start))),
  );
}

/** Returns the changes after a version, oldest first. */
function changesAfter({ releases }: PackageReleases, version: string): LaterChange[] {
  return releases
    .filter((release) => compareVersions(release.version, version) > 0)
    .reverse()
    .flatMap((release) => release.changes.map((change) => ({ ...change, version: release.version })));
}

/**
 * Returns the first change of each name after a version. It shows whether the version has the name, and
 * its declaration.
 */
function firstChanges(changes: readonly LaterChange[]): Map<string, LaterChange> {
  const first = new Map<string, LaterChange>();
  for (const change of changes.filter((each) => !/deprecated$/.test(each.change)))
    if (!first.has(change.name)) first.set(change.name, change);
  return first;
}

/** Lists what a version has and the newest release doesn't: symbols, each in one line of Markdown. */
export function removedSymbols(packageReleases: PackageReleases, version: string): string[] {
  const changes = changesAfter(packageReleases, version);
  const last = new Map(changes.map((change) => [change.name, change]));
  return [...firstChanges(changes).values()]
    .filter(
      ({ name, change }) =>
        ownerOf(name) === name && change !== 'added' && last.get(name)?.change === 'removed',
    )
    .map((change) => removedLine(last.get(change.name) ?? change));
}

function removedLine({ name, version, successor }: LaterChange): string {
  const instead = successor ? ` ${successor.before}\`${successor.label}\`${successor.after}.` : '';
  return `\`${readHistoryName(name).label}\`: removed in ${version}.${instead}`;
}

/**
 * Returns a symbol's Markdown page as it was in a version of its package. Members that didn't exist
 * yet are left out, and changed declarations are the version's own. Texts stay those of the newest
 * release, and the page says so.
 *
 * @param text - The Markdown copy of the page.
 * @param page - The parts of the page; undefined if the symbol has never changed.
 * @param symbol - Such as `classes/Page`.
 * @returns Null if the version doesn't have the symbol. The same text if nothing has changed.
 */
export function pageAtVersion(
  text: string,
  page: SymbolPage | undefined,
  symbol: string,
  packageReleases: PackageReleases,
  version: string,
): string | null {
  const { importName, releases } = packageReleases;
  const past = releases.filter((each) => compareVersions(each.version, version) <= 0).reverse() as History;
  const owner = findInHistory(past, symbol);
  if (owner === null) return null;
  const first = firstChanges(
    changesAfter(packageReleases, version).filter(({ name }) => ownerOf(name) === symbol),
  );
  if (first.size === 0 || page === undefined) return text;

  const newest = releases[0]?.version ?? '';
  const nameOf = ({ name = '' }: MemberOrigin) => `${symbol}#${name}`;
  const isLater = (member: MemberOrigin) => first.get(nameOf(member))?.change === 'added';
  const members = page.content.flatMap((block): readonly (MemberOrigin & { id?: string })[] =>
    block.type === 'member' ? [block] : block.type === 'enum' ? block.rows : [],
  );
  const laterTargets = new Set(members.filter(isLater).map(({ id }) => `#${id}`));
  const withHistory = <Member extends MemberOrigin>(member: Member): Member => ({
    ...member,
    history: memberHistory(findInHistory(past, nameOf(member)), owner),
  });
  /** Names whose declaration is replaced. */
  const replaced = new Set<string>();
  const declarationOf = (name: string): MarkdownPart[] => {
    const { change, from = null } = first.get(name) ?? {};
    if (change !== 'changed' || from === null) return [];
    replaced.add(name);
    return [
      { type: 'text', text: { markdown: `In ${version}:` } },
      { type: 'signature', code: { code: from } },
      { type: 'text', text: { markdown: `What follows describes ${newest}.` } },
    ];
  };
  const memberOf = (block: Extract<MarkdownBlock, { type: 'member' }>): MarkdownBlock => {
    const declaration = declarationOf(nameOf(block));
    if (declaration.length === 0) return withHistory(block);
    const { blocks } = block;
    const at = blocks.findIndex(({ type }) => type === 'signature');
    return {
      ...withHistory(block),
      // Without a signature, this line shows the declaration.
      ...(at < 0 && { notes: [], headline: [] }),
      blocks: [...blocks.slice(0, Math.max(at, 0)), ...declaration, ...blocks.slice(at + 1)],
    };
  };
  const own = declarationOf(symbol);
  const signature = page.content.find(({ type }) => type === 'signature');
  const content = page.content.flatMap((block): MarkdownBlock[] => {
    if (block === signature) {
      if (own.length > 0) return own;
      // An interface's declaration contains the newest release's members. The rest of the page describes
      // the version's own, one by one.
      return symbol.startsWith('interfaces/') && block.type === 'signature' && block.code.code.includes('{\n')
        ? []
        : [block];
    }
    if (block.type === 'member') return isLater(block) ? [] : [memberOf(block)];
    if (block.type === 'enum')
      return [{ ...block, rows: block.rows.filter((row) => !isLater(row)).map(withHistory) }];
    if (block.type !== 'links') return [block];
    const links = block.links.filter(({ target }) => !laterTargets.has(target ?? ''));
    return links.length > 0 ? [{ ...block, links }] : [];
  });
  const isHeading = (block: MarkdownBlock | undefined) => block?.type === 'title';
  const isEmpty = (at: number) =>
    isHeading(content[at]) && (at + 1 === content.length || isHeading(content[at + 1]));
  const kept = content.filter((_, at) => !isEmpty(at));

  const printed = printContent(signature || own.length === 0 ? kept : [...own, ...kept], t);
  const label = (name: string) => readHistoryName(name).member ?? readHistoryName(name).symbol;
  const differences = [...first.values()].map((change) => {
    const { name, from } = change;
    if (change.change === 'added') return `\`${label(name)}\`: added in ${change.version} and left out.`;
    if (change.change === 'removed') return removedLine(change);
    return replaced.has(name)
      ? `\`${label(name)}\`: changed in ${change.version}, shown as in ${version}.`
      : `\`${label(name)}\`: changed in ${change.version}. In ${version}: \`${from ?? ''}\``;
  });
  const note = [
    `> This page was written for ${importName} ${newest}. It differs for ${version}:`,
    '>',
    ...differences.map((line) => `> - ${line}`),
  ].join('\n');
  return `${[page.before, note, ...printHistory(owner, t), printed, page.after].filter(Boolean).join('\n\n')}\n`;
}
