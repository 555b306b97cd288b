import type { DocUse } from '../../../../src/model/doc';
import { localePath } from '../../../../src/model/addresses';
import type { PageSample } from '../../../../src/model/hover-data';
import type { SampleTypes } from './sample-types';
import { readNotes, type CompilerNote } from './compiler-notes';

/** A reference page, optionally with a member's anchor. */
export interface ReferenceTarget {
  /** Route without locale. */
  slug: string;
  anchor: string | null;
}

/** Sample facts to look up, and the results collected while a page is compiled. */
export interface SampleContext {
  locale: string;
  /** Finds facts by a fence's code. */
  find: (code: string) => SampleTypes | undefined;
  /** Finds the page for a place such as `typeorm/classes/DbConfig#host`. */
  locate: (place: string) => ReferenceTarget | null;
  /** The page's samples that have descriptions, in page order. */
  shown: PageSample[];
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
  hasHoverData: boolean;
  /** Whether the copy button copies a longer file. */
  isPart: boolean;
}

/**
 * Looks up a fence's facts, and records the page's descriptions and symbol uses in the context.
 *
 * @param code - The fence's code.
 * @param shown - The visible part of the code.
 * @param section - ID of the preceding heading; '' at the top of the page.
 * @param context - Facts to look up, and the results to extend.
 * @param highlight - Highlights examples.
 * @returns Null if there are no facts for the code.
 */
export function renderSample(
  code: string,
  shown: string,
  section: string,
  context: SampleContext,
  highlight: (code: string) => string,
): RenderedSample | null {
  const facts = context.find(code);
  if (!facts) return null;
  const notes = readNotes(shown).flatMap((note): ShownNote[] => {
    const text = facts.notes[note.line];
    return text === undefined ? [] : [{ ...note, text }];
  });
  const isNote = (index: number) => notes.some(({ line }) => line === index);
  const starts = lineStarts(shown.split('\n').map((line) => line.length));
  const shownStarts = lineStarts(shown.split('\n').map((line, index) => (isNote(index) ? -1 : line.length)));
  const links: NameLink[] = [];
  const names: number[] = [];
  let last = 0;
  for (const [line, column, length, written, description] of facts.names) {
    if (isNote(line)) continue;
    const place = written === null ? null : context.locate(written);
    if (written !== null && place) {
      const hash = place.anchor === null ? '' : `#${place.anchor}`;
      const href = localePath(place.slug, context.locale) + hash;
      links.push({
        offset: (starts[line] ?? 0) + column,
        length,
        href,
        id: isSymbol(written) ? noteUse(place.slug, section, context) : null,
      });
      if (place.anchor !== null) {
        const call = facts.calls?.[written];
        noteMember(place.slug + hash, section, call === undefined ? null : highlight(call), context);
      }
    }
    if (description === null) continue;
    const offset = (shownStarts[line] ?? 0) + column;
    names.push(offset - last, length, description);
    last = offset;
  }
  const hasHoverData = names.length > 0 || facts.whole !== undefined;
  if (hasHoverData)
    context.shown.push({ names, ...(facts.whole === undefined ? {} : { whole: facts.whole }) });
  return { links, notes, hasHoverData, isPart: facts.whole !== undefined };
}

/** Checks for a symbol such as `typeorm/classes/DbConfig`, as opposed to a member or package. */
const isSymbol = (place: string | null): boolean => place !== null && /^[^#]*\/[a-z-]+\/[^/#]+$/.test(place);

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
function noteUse(slug: string, section: string, { uses }: SampleContext): string | null {
  if (uses === null || uses.some((use) => use.slug === slug && use.section === section)) return null;
  // Short, since a page contains dozens.
  const anchor = `u${uses.length + 1}`;
  uses.push({ slug, section, anchor });
  return anchor;
}

/** Records that a section uses a member, with its shortest example. Reference pages link to the section. */
function noteMember(slug: string, section: string, example: string | null, { uses }: SampleContext): void {
  const use = uses?.find((each) => each.slug === slug && each.section === section);
  if (!use) uses?.push({ slug, section, anchor: section, example });
  else if (example !== null && example.length < (use.example?.length ?? Infinity)) use.example = example;
}
