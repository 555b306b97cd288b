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

/** The h2 and h3 over a section; deeper headings replace the h3. */
function headingsOf(sections: readonly DocSection[], at: number): [string | null, string | null] {
  const section = sections[at];
  if (!section || section.id === null) return [null, null];
  if (section.level <= 2) return [section.title, null];
  const parent = sections.slice(0, at).findLast((other) => other.id !== null && other.level <= 2);
  return parent ? [parent.title, section.title] : [section.title, null];
}

/** The text of a section; the headings in it where it is only a group of them, as in a list of questions. */
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
            weight: WEIGHTS.section,
          },
        ],
  );
  // The headings of a package page ("Classes", "Functions") only list what has records of its own.
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

/** Names that are gone lead to the release that took them away. They are found like those that are there, but come after them. */
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

/** Tells a place from all others. One release may have removed several names, which share its URL. */
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

/** Members may share an anchor by accident and overloads may repeat a name; the first of a URL is the one that opens. */
function uniquePlaces(places: readonly Place[]): Place[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const id = idOf(place);
    return !seen.has(id) && seen.add(id);
  });
}

/**
 * Turns docs into search records: for a guide one per page and one per heading section, for a symbol one for itself and
 * one per member, for a package page one, for a page of changes also one per release and one per name that is gone. Sections too long for Algolia come in several records with one URL.
 *
 * @param docs the docs of any number of locales and versions; a page shown as a fallback in another language is
 *   not a doc of that language and must not be among them
 * @returns the records sorted by version, locale and path, so that equal docs give equal output whatever their order
 */
export function toSearchRecords(docs: readonly SearchableDoc[]): SearchRecord[] {
  const packages = new Map(
    docs.flatMap(({ symbol }) => (symbol ? [[symbol.package.split('/').at(-1), symbol.package]] : [])),
  );
  const key = (doc: SearchableDoc): string => [doc.version, doc.locale, doc.path].join('\n');
  const sorted = docs.map((doc) => [key(doc), doc] as const).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted.flatMap(([, doc]) => {
    // A guide or a package page belongs to the package that its path names: /libraries/typeorm/…, /api/typeorm/src/.
    const named = doc.path.split('/').find((segment) => packages.has(segment));
    const places = doc.symbol ? symbolPlaces(doc, doc.symbol) : pagePlaces(doc, packages.get(named) ?? null);
    return uniquePlaces(places).flatMap(placeRecords);
  });
}
