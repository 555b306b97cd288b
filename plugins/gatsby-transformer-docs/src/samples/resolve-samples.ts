import ts from 'typescript';
import { readCut } from './read-cut';
import { readNotes, type SampleNote } from './sample-notes';
import { sampleKey, type SampleAnswer, type SampleFacts, type SamplesFile } from './sample-data';
import { locateDiff } from './apply-diff';
import { errorsOf, type SamplesProgram } from './compile-samples';
import { describeName, typeAt } from './describe-name';
import { meaningOf } from './meaning-of';
import type { Sample } from './sample';
import { toolkitPlaces, type ToolkitPlaces } from './toolkit-places';

/** A name of the toolkit in a sample, for the count of what is linked. */
export interface ToolkitName {
  sample: Sample;
  /** Place in the code that is shown, from 0. */
  line: number;
  column: number;
  text: string;
  place: string | null;
}

interface ResolvedSamples {
  file: SamplesFile;
  /** Every name that the toolkit declares, also those that no package exports. */
  toolkitNames: ToolkitName[];
}

/**
 * Asks the compiler what every name in the samples means.
 *
 * @param toolkitDir - Absolute path of the toolkit's folder.
 */
export function resolveSamples({ program, samples }: SamplesProgram, toolkitDir: string): ResolvedSamples {
  const checker = program.getTypeChecker();
  const places = toolkitPlaces(program, toolkitDir);
  const answers = new AnswerList();
  const resolved: ResolvedSamples = { file: { answers: answers.list, samples: {} }, toolkitNames: [] };
  for (const [fileName, sample] of samples) {
    const source = sample.given ? undefined : program.getSourceFile(fileName);
    if (!source) continue;
    const shown = sample.changes ?? sample.code;
    const lineOf = shownLines(sample);
    const facts: SampleFacts = { names: [], notes: notesOf(source, sample, program) };
    const whole = wholeOf(sample);
    if (whole !== null) facts.whole = whole;
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && node.text !== '') {
        const at = source.getLineAndCharacterOfPosition(node.getStart(source));
        const line = lineOf(at.line);
        const symbol = line === null ? undefined : meaningOf(node, checker, places.owns);
        if (line !== null && symbol) {
          const column = at.character + (sample.changes === undefined ? 0 : 1);
          const toolkit = symbol.declarations?.some(places.owns) ?? false;
          const place = toolkit ? placeIn(symbol, node, places) : null;
          if (toolkit) resolved.toolkitNames.push({ sample, line, column, text: node.text, place });
          const answer =
            place !== null && places.isPage(symbol) ? null : answers.add(describeName(node, symbol, checker));
          facts.names.push([line, column, node.getWidth(source), place, answer]);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    facts.names.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    resolved.file.samples[sampleKey(sample.guide?.docId ?? null, shown)] = facts;
  }
  return resolved;
}

/** Answers by number, equal ones once. */
class AnswerList {
  readonly list: SampleAnswer[] = [];
  private readonly numbers = new Map<string, number>();

  add(answer: SampleAnswer): number {
    const key = JSON.stringify(answer);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.list.length);
    return this.list.push(answer) - 1;
  }
}

/** Of a name that is a type and a value at once, the one that is meant here. */
function placeIn(symbol: ts.Symbol, node: ts.Identifier, places: ToolkitPlaces): string | null {
  const found = (symbol.declarations ?? [])
    .filter(places.owns)
    .map(places.placeOf)
    .filter((place) => place !== null);
  const isType = ts.isTypeReferenceNode(node.parent);
  return (
    found.find((place) => /\/(?:type-aliases|interfaces)\/[^/#]*$/.test(place) === isType) ?? found[0] ?? null
  );
}

/** From a line of the compiled file to that of the code that is shown; null for lines that are not. */
function shownLines({ changes, code }: Sample): (line: number) => number | null {
  if (changes === undefined) {
    const { hidden } = readCut(code);
    const count = code.split('\n').length;
    return (line) => (hidden <= line && line < count ? line - hidden : null);
  }
  const shown = new Map(locateDiff(code, changes).map((line, index) => [line, index]));
  return (line) => shown.get(line) ?? null;
}

/** The whole file of a sample that shows a part of it; null where copying the block copies the file. */
function wholeOf({ code, changes }: Sample): string | null {
  if (changes === undefined) return cutFileOf(code);
  const shown = new Set(locateDiff(code, changes));
  return code.split('\n').every((_, line) => shown.has(line)) ? null : code;
}

/** As it is copied: without the mark of the cut, and without the comments that ask the compiler for something. */
function cutFileOf(code: string): string | null {
  const { hidden, whole } = readCut(code);
  const notes = new Set(readNotes(whole).map(({ line }) => line));
  return hidden === 0
    ? null
    : whole
        .split('\n')
        .filter((_, line) => !notes.has(line))
        .join('\n');
}

/** The compiler's words for the comments that ask for them. */
function notesOf(source: ts.SourceFile, sample: Sample, program: ts.Program): Record<number, string> {
  const notes = sample.changes === undefined ? readNotes(sample.code) : [];
  if (notes.length === 0) return {};
  const errors = notes.some(({ kind }) => kind === 'error') ? errorsOf(program, source) : [];
  const textOf = ({ kind, about, column }: SampleNote) =>
    kind === 'error'
      ? errors.find(({ line }) => line === about)?.message
      : typeAt(source, about, column, program.getTypeChecker());
  const { hidden } = readCut(sample.code);
  return Object.fromEntries(
    notes.flatMap((note) => {
      const text = textOf(note);
      return text === undefined ? [] : [[note.line - hidden, text]];
    }),
  );
}
