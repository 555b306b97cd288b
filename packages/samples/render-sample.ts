import type { DocUse } from '../../src/model/docs/doc';
import { joinHash, localePath } from '../../src/model/docs/addresses';
import type { PageSample } from '../../src/model/docs/hover-data';
import type { SampleName, SampleTypes } from './sample-types';
import { readNotes, type CompilerNote } from './compiler-notes';

/** A reference page, optionally with a member's anchor. */
export interface ReferenceTarget {
  /** Route without locale. */
  slug: string;
  anchor: string | null;
}

/** A page's sample, and its key in the page's hover data. */
export interface ShownSample extends PageSample {
  key: string;
}

/** Sample types to look up, and the results collected while a page is compiled. */
export interface SampleContext {
  locale: string;
  /** Finds types by a fence's code. */
  find: (code: string) => SampleTypes | undefined;
  /** Finds the page for a place such as `typeorm/classes/DbConfig#host`. */
  locate: (place: string) => ReferenceTarget | null;
  /** The page's samples that have descriptions, in page order; null for code of another page. */
  shown: ShownSample[] | null;
  /** Each symbol's and member's first use per section; null if uses are not recorded. */
  uses: DocUse[] | null;
}

/** A name to be linked. */
export interface NameLink {
  /** Offset in the shown code. */
  offset: number;
  length: number;
  href: string;
  id: string | null;
}

/** A comment with the compiler's text to show in its place. */
export interface ShownNote extends CompilerNote {
  text: string;
}

/** Data to show with a code block. */
interface RenderedSample {
  links: NameLink[];
  notes: readonly ShownNote[];
  /** The sample's key in the page's hover data; null without any. */
  key: string | null;
  /** Whether the copy button copies a longer file. */
  isPart: boolean;
}

/**
 * Looks up a fence's types, and records the page's descriptions and symbol uses in the context.
 *
 * @param code - The fence's code.
 * @param shown - The visible part of the code.
 * @param section - ID of the preceding heading; '' at the top of the page.
 * @param context - Types to look up, and the results to extend.
 * @param highlight - Highlights examples.
 * @returns Null if there are no types for the code.
 */
export function renderSample(
  code: string,
  shown: string,
  section: string,
  context: SampleContext,
  highlight: (code: string) => string,
): RenderedSample | null {
  const types = context.find(code);
  if (!types) return null;
  const notes = readNotes(shown).flatMap((note): ShownNote[] => {
    const text = types.notes[note.line];
    return text === undefined ? [] : [{ ...note, text }];
  });
  const noteLines = new Set(notes.map(({ line }) => line));
  const shownNames = types.names.filter(([line]) => !noteLines.has(line));
  const lengths = shown.split('\n').map((line) => line.length);
  const starts = lineStarts(lengths);
  const links = shownNames.flatMap(([line, column, length, place]): NameLink[] => {
    const link = place === null ? null : linkName(place, section, types, context, highlight);
    return link ? [{ ...link, offset: (starts[line] ?? 0) + column, length }] : [];
  });
  const startsWithoutNotes = lineStarts(lengths.map((length, line) => (noteLines.has(line) ? -1 : length)));
  const names = hoverNames(shownNames, startsWithoutNotes);
  const { whole } = types;
  const isPart = whole !== undefined;
  const key = context.shown && (names.length > 0 || isPart) ? String(context.shown.length + 1) : null;
  if (key !== null) context.shown?.push({ key, names, ...(isPart && { whole }) });
  return { links, notes, key, isPart };
}

/** Finds a name's page, and records that the section uses the symbol or member. */
function linkName(
  place: string,
  section: string,
  types: SampleTypes,
  context: SampleContext,
  highlight: (code: string) => string,
): Pick<NameLink, 'href' | 'id'> | null {
  const target = context.locate(place);
  if (!target) return null;
  const { slug, anchor } = target;
  const id = isSymbol(place) ? recordUse(slug, section, context) : null;
  const call = types.calls?.[place];
  if (anchor !== null)
    recordMember(joinHash(slug, anchor), section, call === undefined ? null : highlight(call), context);
  return { href: joinHash(localePath(slug, context.locale), anchor), id };
}

/**
 * Returns three numbers for each name that has a description: the distance from the previous name's
 * start, the length, and the description's index.
 */
function hoverNames(names: readonly SampleName[], starts: readonly number[]): number[] {
  let previous = 0;
  return names.flatMap(([line, column, length, , description]) => {
    if (description === null) return [];
    const offset = (starts[line] ?? 0) + column;
    const distance = offset - previous;
    previous = offset;
    return [distance, length, description];
  });
}

/** Checks for a symbol such as `typeorm/classes/DbConfig`, as opposed to a member or package. */
const isSymbol = (place: string): boolean => /^[^#]*\/[a-z-]+\/[^/#]+$/.test(place);

/** Computes each line's offset. A length of -1 means that the line is not shown. */
function lineStarts(lengths: readonly number[]): number[] {
  let next = 0;
  return lengths.map((length) => {
    const start = next;
    next += length + 1;
    return start;
  });
}

/** Returns an ID for a symbol's first use in a section; null for later uses. */
function recordUse(slug: string, section: string, { uses }: SampleContext): string | null {
  if (uses === null || uses.some((use) => use.slug === slug && use.section === section)) return null;
  // Short, since a page contains dozens.
  const anchor = `u${uses.length + 1}`;
  uses.push({ slug, section, anchor });
  return anchor;
}

/** Records that a section uses a member, with its shortest example. Reference pages link to the section. */
function recordMember(slug: string, section: string, example: string | null, { uses }: SampleContext): void {
  const use = uses?.find((each) => each.slug === slug && each.section === section);
  if (!use) uses?.push({ slug, section, anchor: section, example });
  else if (example !== null && example.length < (use.example?.length ?? Infinity)) use.example = example;
}
