import { joinHash } from '../../model/docs/addresses';
import { findKind } from '../../model/reference/kinds';
import type { DocSection, ReferenceSignature } from '../../model/docs/doc';
import type { RemovedName, SearchableDoc, SearchableRelease, SearchableSymbol } from './searchable-doc';
import { mapFields, type RecordTarget, type RecordFields, type RecordKind } from './record-fields';
import type { SearchRecord } from './search-record';
import { splitText } from './split-text';

const WEIGHTS = {
  page: 100,
  package: 70,
  section: 70,
  release: 70,
  deprecated: 30,
  quietRelease: 20,
  // Needed by "run tests" and "write a test": readers test services, and contributors test guides.
  contributorGuide: 70,
  // Only groups other sections, such as "Files, cache, and messages". Needed by "caching".
  group: 20,
  member: 20,
  removed: 0,
} as const;
const LONGEST_SIGNATURE = 400;

function signatureText(signatures: readonly ReferenceSignature[]): string {
  const text = signatures
    .map(({ typeParameters, parameters, returns }) => {
      const generics = typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : '';
      return `${generics}(${parameters.join(', ')}) => ${returns}`;
    })
    .join('; ');
  return text.length > LONGEST_SIGNATURE ? `${text.slice(0, LONGEST_SIGNATURE)}…` : text;
}

/** Returns the h2 and h3 above a section. Deeper headings replace the h3. */
function headingsOf(sections: readonly DocSection[], at: number): [string | null, string | null] {
  const section = sections[at];
  if (!section || section.id === null) return [null, null];
  if (section.level <= 2) return [section.title, null];
  const parent = sections.slice(0, at).findLast((other) => other.id !== null && other.level <= 2);
  return parent ? [parent.title, section.title] : [section.title, null];
}

/**
 * Returns a section's text. A section that only groups others, such as a list of questions, uses
 * their titles.
 */
function textOf(sections: readonly DocSection[], at: number): string {
  const { text = '', level = 0 } = sections[at] ?? {};
  if (text !== '') return text;
  const below = sections.slice(at + 1);
  const end = below.findIndex((other) => other.level <= level);
  return below
    .slice(0, end < 0 ? undefined : end)
    .map(({ title }) => title)
    .join(' · ');
}

function pageTargets(doc: SearchableDoc, packageName: string | null): RecordTarget[] {
  const kind: RecordKind = doc.kind === 'guide' ? 'guide' : 'package';
  const type = doc.kind === 'guide' ? ('guide' as const) : ('symbol' as const);
  const intro = doc.sections.filter((section) => section.id === null).map((section) => section.text);
  const page: RecordTarget = {
    type,
    anchor: null,
    page: doc.title,
    headings: [null, null],
    text: [doc.description, ...intro].join('\n'),
    kind,
    signature: '',
    weight: doc.isForContributors
      ? WEIGHTS.contributorGuide
      : kind === 'package'
        ? WEIGHTS.package
        : WEIGHTS.page,
    package: packageName,
    doc,
  };
  const sections = doc.sections.flatMap((section, at): RecordTarget[] =>
    section.id === null
      ? []
      : [
          {
            ...page,
            anchor: section.id,
            headings: headingsOf(doc.sections, at),
            text: textOf(doc.sections, at),
            weight: section.text === '' ? WEIGHTS.group : WEIGHTS.section,
          },
        ],
  );
  // Skip the headings on a package page ("Classes", "Functions"): their entries have their own
  // records.
  return kind === 'package'
    ? [page, ...releaseTargets(page, doc.releases ?? []), ...removedTargets(page, doc.removed ?? [])]
    : [page, ...sections];
}

const releaseTargets = (page: RecordTarget, releases: readonly SearchableRelease[]): RecordTarget[] =>
  releases.map(({ title, anchor, text, isQuiet }) => ({
    ...page,
    kind: 'release',
    anchor,
    headings: [title, null],
    text,
    weight: isQuiet ? WEIGHTS.quietRelease : WEIGHTS.release,
  }));

/**
 * Creates the targets for a package's removed names. They link to the release that removed them, and
 * rank below existing names.
 */
const removedTargets = (page: RecordTarget, removed: readonly RemovedName[]): RecordTarget[] =>
  removed.map(({ symbol, member, anchor, text }) => ({
    ...page,
    type: member === null ? 'symbol' : 'member',
    kind: 'removed',
    anchor,
    page: symbol,
    headings: [member, null],
    text,
    weight: WEIGHTS.removed,
  }));

function symbolTargets(doc: SearchableDoc, symbol: SearchableSymbol): RecordTarget[] {
  const target: RecordTarget = {
    type: 'symbol',
    anchor: null,
    page: symbol.name,
    headings: [null, null],
    text: symbol.summary,
    kind: symbol.kind,
    signature: signatureText(symbol.signatures),
    weight: symbol.deprecated ? WEIGHTS.deprecated : (findKind(symbol.kind)?.weight ?? 0),
    package: symbol.package,
    doc,
  };
  const members = symbol.members.map(
    (member): RecordTarget => ({
      ...target,
      type: 'member',
      anchor: member.anchor,
      headings: [member.name, null],
      text: member.summary,
      kind: member.kind,
      signature: signatureText(member.signatures),
      weight: WEIGHTS.member,
      member,
    }),
  );
  return [target, ...members];
}

const urlOf = ({ anchor, doc }: RecordTarget): string => joinHash(doc.path, anchor);

/** Returns a unique key for a target. Names removed in one release share its URL. */
const idOf = (target: RecordTarget): string =>
  target.kind === 'removed'
    ? [urlOf(target), target.page, target.headings[0] ?? ''].join('~')
    : urlOf(target);

function recordsOf(target: RecordTarget): SearchRecord[] {
  const { doc } = target;
  const url = urlOf(target);
  const id = idOf(target);
  const pieces = splitText(target.text);
  return (pieces.length > 0 ? pieces : ['']).map((content, at) => ({
    objectID: [doc.version, doc.locale, at === 0 ? id : `${id}~${at + 1}`].join(':'),
    locale: doc.locale,
    version: doc.version,
    url,
    path: doc.path,
    anchor: target.anchor,
    hierarchy: {
      lvl0: doc.symbol?.package ?? doc.breadcrumb[0] ?? null,
      lvl1: target.page,
      lvl2: target.headings[0],
      lvl3: target.headings[1],
    },
    content,
    signature: at === 0 ? target.signature : '',
    ...mapFields<RecordFields>((_name, { of }) => of(target)),
  }));
}

/** Keeps the first target per URL: members may share an anchor, and overloads repeat a name. */
function uniqueTargets(targets: readonly RecordTarget[]): RecordTarget[] {
  const seen = new Set<string>();
  return targets.filter((target) => {
    const id = idOf(target);
    return !seen.has(id) && seen.add(id);
  });
}

/**
 * Turns docs into search records. A guide gets one record per page and per heading section, a
 * symbol one for itself and per member, and a package page one. A changes page also gets one per
 * release and per removed name. Sections too long for Algolia become several records with one URL.
 *
 * @param docs - Docs in any number of locales and versions, without fallback pages shown in another
 *   language.
 * @returns Records sorted by version, locale, and path, regardless of the input order.
 */
export function toSearchRecords(docs: readonly SearchableDoc[]): SearchRecord[] {
  const packages = new Map(
    docs.flatMap(({ symbol }) => (symbol ? [[symbol.package.split('/').at(-1), symbol.package]] : [])),
  );
  const key = (doc: SearchableDoc): string => [doc.version, doc.locale, doc.path].join('\n');
  const sorted = docs.map((doc) => [key(doc), doc] as const).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted.flatMap(([, doc]) => {
    // The path tells which package a guide or package page documents: /libraries/typeorm/…,
    // /api/typeorm/src/.
    const named = doc.path.split('/').find((segment) => packages.has(segment));
    const targets = doc.symbol
      ? symbolTargets(doc, doc.symbol)
      : pageTargets(doc, packages.get(named) ?? null);
    return uniqueTargets(targets).flatMap(recordsOf);
  });
}
