import compareVersions from 'semver/functions/compare';
import { referenceSlug } from '../../src/model/docs/addresses';
import type { PackageReleases, ReferenceReleaseChange } from '../../src/model/docs/doc';
import { fencedLines } from '../../src/model/docs/fenced-lines';
import { diffLines, ownerOf, readHistoryName } from '../../src/model/reference/history';

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
 * Changes a symbol's Markdown page to what it was in a version of its package. Members that didn't
 * exist yet are left out, and changed declarations are the version's own. Texts stay those of the
 * newest release, and the page says so.
 *
 * @param page - The Markdown copy of the page.
 * @param symbol - Such as `classes/Page`.
 * @returns Null if the version doesn't have the symbol. The same page if nothing has changed.
 */
export function pageAtVersion(
  page: string,
  symbol: string,
  packageReleases: PackageReleases,
  version: string,
): string | null {
  const { importName, releases } = packageReleases;
  const wasReleased = releases.some(({ changes }) =>
    changes.some(({ name, change }) => name === symbol && change === 'added'),
  );
  const later = changesAfter(packageReleases, version).filter(({ name }) => ownerOf(name) === symbol);
  const first = firstChanges(later);
  if (!wasReleased || first.get(symbol)?.change === 'added') return null;
  if (first.size === 0) return page;

  const newest = releases[0]?.version ?? '';
  const label = (name: string) => readHistoryName(name).member ?? readHistoryName(name).symbol;
  const added = [...first.values()].filter(({ change }) => change === 'added');
  const addedLabels = new Set(added.map(({ name }) => label(name)));
  const diffs = later.flatMap(({ from, to }) =>
    from === null || to === null ? [] : [`diff\n${diffLines(from, to)}\n`],
  );
  const shown = new Set<string>();
  const sections = splitSections(page).flatMap((section) => {
    const name = nameOf(section, symbol);
    const change = name === null ? undefined : first.get(name);
    if (change?.change === 'added') return [];
    const blocks = section
      // A diff follows a paragraph that names its version.
      .filter((block, at) => ![block, section[at + 1] ?? ''].some((each) => isOneOf(each, diffs)))
      .flatMap((block) => withoutMembers(block, addedLabels, symbol));
    if (name === symbol && first.size > (change ? 1 : 0) && symbol.startsWith('interfaces/')) {
      const whole = blocks.findIndex((block) => isSignature(block, label(symbol)) && block.includes('{\n'));
      // Remove the interface's declaration: it contains the newest release's members. The rest of the
      // page describes the version's own, one by one.
      if (whole >= 0 && !change) blocks.splice(whole, 1);
    }
    if (change?.change !== 'changed' || change.from === null || name === null) return [blocks];
    shown.add(name);
    const at = blocks.findIndex((block) => isSignature(block, name === symbol ? label(symbol) : null));
    blocks.splice(
      at < 0 ? 1 : at,
      at < 0 ? 0 : 1,
      `In ${version}:`,
      `\`\`\`ts\n${change.from}\n\`\`\``,
      `What follows describes ${newest}.`,
    );
    return [blocks];
  });
  const kept = sections.filter(
    (section, at) =>
      section.length > 1 || !/^## /.test(section[0] ?? '') || /^### /.test(sections[at + 1]?.[0] ?? ''),
  );
  const differences = [...first.values()].map((change) => {
    const { name, from } = change;
    if (change.change === 'added') return `\`${label(name)}\`: added in ${change.version} and left out.`;
    if (change.change === 'removed') return removedLine(change);
    return shown.has(name)
      ? `\`${label(name)}\`: changed in ${change.version}, shown as in ${version}.`
      : `\`${label(name)}\`: changed in ${change.version}. In ${version}: \`${from ?? ''}\``;
  });
  const note = [
    `> This page was written for ${importName} ${newest}. It differs for ${version}:`,
    '>',
    ...differences.map((line) => `> - ${line}`),
  ].join('\n');
  return `${kept
    .flatMap((section) =>
      /^# /.test(section[0] ?? '') ? [section[0] ?? '', note, ...section.slice(1)] : section,
    )
    .join('\n\n')}\n`;
}

/** Divides Markdown into blocks between blank lines, and the blocks into sections of levels 1 to 3. */
function splitSections(markdown: string): string[][] {
  const lines = markdown.trimEnd().split('\n');
  const isFenced = fencedLines(lines);
  const sections: string[][] = [[]];
  let block: string[] = [];
  const endBlock = () => {
    if (block.length === 0) return;
    if (/^#{1,3} /.test(block[0] ?? '')) sections.push([]);
    sections.at(-1)?.push(block.join('\n'));
    block = [];
  };
  lines.forEach((line, at) => {
    if (line === '' && !isFenced[at]) endBlock();
    else block.push(line);
  });
  endBlock();
  return sections.filter((section) => section.length > 0);
}

/** Returns the name that a section describes, or null. */
function nameOf(section: readonly string[], symbol: string): string | null {
  const [heading = ''] = section;
  if (/^# /.test(heading)) return symbol;
  if (/^### /.test(heading)) return `${symbol}#${heading.slice(4).replace(/\\/g, '').replace(/\(\)$/, '')}`;
  const isConstructor =
    /^## /.test(heading) && section.some((block) => /^```ts\n(?:\w+ )*(?:constructor|new \w+)\(/.test(block));
  return isConstructor ? `${symbol}#constructor` : null;
}

/** Checks whether a block shows a declaration: of the symbol with this name, or else of a member. */
function isSignature(block: string, symbolName: string | null): boolean {
  if (symbolName === null) return /^(?:```ts\n|`{1,2}[^`])/.test(block);
  return /^```ts\n(?!import )/.test(block) && (block.split('\n')[1] ?? '').split(/\W+/).includes(symbolName);
}

const isOneOf = (block: string, diffs: readonly string[]): boolean =>
  /^`{3,}diff\n/.test(block) && diffs.some((diff) => block.includes(diff));

/** Removes members from the lists of links at the top, and from the table of an enumeration. */
function withoutMembers(block: string, members: ReadonlySet<string>, symbol: string): string[] {
  const list = /^(\*\*[^*]+\*\* )(\[`.*\]\(#\S+\))$/.exec(block);
  if (list) {
    const [, title = '', links = ''] = list;
    const kept = links.split(', ').filter((link) => !members.has(/\(#(.*)\)$/.exec(link)?.[1] ?? ''));
    return kept.length > 0 ? [title + kept.join(', ')] : [];
  }
  if (!block.startsWith('| ') || !symbol.startsWith('enumerations/')) return [block];
  return [
    block
      .split('\n')
      .filter((row) => !members.has(/^\| `([^`]+)` \|/.exec(row)?.[1] ?? ''))
      .join('\n'),
  ];
}
