import type { DocUse } from '../../../../src/model/doc';
import { localePath } from '../../../../src/model/addresses';
import type { PageSample } from '../../../../src/model/page-samples';
import type { SampleFacts } from './sample-data';
import { readNotes, type SampleNote } from './sample-notes';

/** A page of the reference, and a member's place on it. */
export interface Place {
  /** Route without locale. */
  slug: string;
  anchor: string | null;
}

/** What is known of samples, and what a body makes of it. */
export interface SampleContext {
  locale: string;
  /** Facts by the code of a fence. */
  find: (code: string) => SampleFacts | undefined;
  /** Where the reference shows a place such as `typeorm/classes/DbConfig#host`. */
  locate: (place: string) => Place | null;
  /** The samples of the page whose names answer, in the order of the page. */
  shown: PageSample[];
  /** The first use of each symbol in each section. Null where uses are not noted. */
  uses: DocUse[] | null;
}

/** A name that becomes a link. */
export interface NameLink {
  /** In the code that is shown. */
  offset: number;
  length: number;
  href: string;
  id: string | null;
}

/** What the compiler answers to a comment that asks for it. */
export interface AnsweredNote extends SampleNote {
  text: string;
}

/** What a block of code shows beside its code. */
interface RenderedSample {
  links: NameLink[];
  notes: readonly AnsweredNote[];
  answers: boolean;
  /** Whether a longer file can be copied. */
  isPart: boolean;
}

/**
 * Looks a fence up and notes what its page has to know of it.
 *
 * @param shown - The part of the code that is shown.
 * @param section - Id of the heading above; '' at the top of the page.
 * @returns Null when nothing is known of the code.
 */
export function renderSample(
  code: string,
  shown: string,
  section: string,
  context: SampleContext,
): RenderedSample | null {
  const facts = context.find(code);
  if (!facts) return null;
  const notes = readNotes(shown).flatMap((note): AnsweredNote[] => {
    const text = facts.notes[note.line];
    return text === undefined ? [] : [{ ...note, text }];
  });
  const isNote = (index: number) => notes.some(({ line }) => line === index);
  const starts = lineStarts(shown.split('\n').map((line) => line.length));
  const shownStarts = lineStarts(shown.split('\n').map((line, index) => (isNote(index) ? -1 : line.length)));
  const links: NameLink[] = [];
  const names: number[] = [];
  let last = 0;
  for (const [line, column, length, written, answer] of facts.names) {
    if (isNote(line)) continue;
    const place = written === null ? null : context.locate(written);
    if (place) {
      const hash = place.anchor === null ? '' : `#${place.anchor}`;
      const href = localePath(place.slug, context.locale) + hash;
      links.push({
        offset: (starts[line] ?? 0) + column,
        length,
        href,
        id: isSymbol(written) ? noteUse(place.slug, section, context) : null,
      });
    }
    if (answer === null) continue;
    const offset = (shownStarts[line] ?? 0) + column;
    names.push(offset - last, length, answer);
    last = offset;
  }
  const answers = names.length > 0 || facts.whole !== undefined;
  if (answers) context.shown.push({ names, ...(facts.whole === undefined ? {} : { whole: facts.whole }) });
  return { links, notes, answers, isPart: facts.whole !== undefined };
}

/** True for `typeorm/classes/DbConfig`, and neither for a member of it nor for a package. */
const isSymbol = (place: string | null): boolean => place !== null && /^[^#]*\/[a-z-]+\/[^/#]+$/.test(place);

/** Where each line begins. A length of -1 is a line that is not there. */
function lineStarts(lengths: readonly number[]): number[] {
  let next = 0;
  return lengths.map((length) => {
    const start = next;
    next += length + 1;
    return start;
  });
}

/** The id of the first use of a symbol in a section; null for the others. */
function noteUse(slug: string, section: string, { uses }: SampleContext): string | null {
  if (uses === null || uses.some((use) => use.slug === slug && use.section === section)) return null;
  // Short, since a page has dozens of them.
  const anchor = `u${uses.length + 1}`;
  uses.push({ slug, section, anchor });
  return anchor;
}
