import { findKind } from '../../model/kinds';
import type { DocSection, ReferenceSignature } from '../../model/doc';
import type { RemovedName, SearchableDoc, SearchableRelease, SearchableSymbol } from './searchable-doc';
import { mapFields, type Place, type RecordFields, type RecordKind } from './record-fields';
import type { SearchRecord } from './search-record';
import { splitText } from './split-text';

const WEIGHTS = {
  page: 100,
  package: 70,
  section: 70,
  release: 70,
  deprecated: 30,
  quietRelease: 20,
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

function pagePlaces(doc: SearchableDoc, packageName: string | null): Place[] {
  const kind: RecordKind = doc.kind === 'guide' ? 'guide' : 'package';
  const type = doc.kind === 'guide' ? ('guide' as const) : ('symbol' as const);
  const intro = doc.sections.filter((section) => section.id === null).map((section) => section.text);
  const page: Place = {
    type,
    anchor: null,
    page: doc.title,
    headings: [null, null],
    text: [doc.description, ...intro].join('\n'),
    kind,
    signature: '',
    weight: kind === 'package' ? WEIGHTS.package : WEIGHTS.page,
    package: packageName,
    doc,
  };
  const sections = doc.sections.flatMap((section, at): Place[] =>
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
    ? [page, ...releasePlaces(page, doc.releases ?? []), ...removedPlaces(page, doc.removed ?? [])]
    : [page, ...sections];
}

const releasePlaces = (page: Place, releases: readonly SearchableRelease[]): Place[] =>
  releases.map(({ title, anchor, text, isQuiet }) => ({
    ...page,
    kind: 'release',
    anchor,
    headings: [title, null],
    text,
    weight: isQuiet ? WEIGHTS.quietRelease : WEIGHTS.release,
  }));

/** Removed names link to the release that removed them, and rank below existing names. */
const removedPlaces = (page: Place, removed: readonly RemovedName[]): Place[] =>
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

function symbolPlaces(doc: SearchableDoc, symbol: SearchableSymbol): Place[] {
  const own: Place = {
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
    (member): Place => ({
      ...own,
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
  return [own, ...members];
}

const urlOf = ({ anchor, doc }: Place): string => (anchor === null ? doc.path : `${doc.path}#${anchor}`);

/** Returns a unique key for a place. Names removed in one release share its URL. */
const idOf = (place: Place): string =>
  place.kind === 'removed' ? [urlOf(place), place.page, place.headings[0] ?? ''].join('~') : urlOf(place);

function placeRecords(place: Place): SearchRecord[] {
  const { doc } = place;
  const url = urlOf(place);
  const id = idOf(place);
  const pieces = splitText(place.text);
  return (pieces.length > 0 ? pieces : ['']).map((content, at) => ({
    objectID: [doc.version, doc.locale, at === 0 ? id : `${id}~${at + 1}`].join(':'),
    locale: doc.locale,
    version: doc.version,
    url,
    path: doc.path,
    anchor: place.anchor,
    hierarchy: {
      lvl0: doc.symbol?.package ?? doc.breadcrumb[0] ?? null,
      lvl1: place.page,
      lvl2: place.headings[0],
      lvl3: place.headings[1],
    },
    content,
    signature: at === 0 ? place.signature : '',
    ...mapFields<RecordFields>((_name, { of }) => of(place)),
  }));
}

/** Keeps the first place per URL: members may share an anchor, and overloads repeat a name. */
function uniquePlaces(places: readonly Place[]): Place[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const id = idOf(place);
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
    const places = doc.symbol ? symbolPlaces(doc, doc.symbol) : pagePlaces(doc, packages.get(named) ?? null);
    return uniquePlaces(places).flatMap(placeRecords);
  });
}
