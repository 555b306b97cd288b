import ts from 'typescript';
import { readCut } from '../guide-files/read-cut';
import { readNotes, type CompilerNote } from './compiler-notes';
import { sampleKey, type NameDescription, type SampleTypes, type SampleTypesFile } from './sample-types';
import { locateDiff } from '../guide-files/apply-diff';
import { errorsOf, type SamplesProgram } from './compile-samples';
import { describeName, typeAt } from './describe-name';
import { meaningOf } from './meaning-of';
import { quoteCall } from './quote-call';
import type { Sample } from './sample';
import { toolkitPlaces, type ToolkitPlaces } from './toolkit-places';

/** A toolkit name in a sample, for counting linked names. */
export interface ToolkitName {
  sample: Sample;
  /** Position in the shown code, from 0. */
  line: number;
  column: number;
  text: string;
  place: string | null;
}

interface ResolvedSamples {
  file: SampleTypesFile;
  /** All names that the toolkit declares, including unexported ones. */
  toolkitNames: ToolkitName[];
}

/**
 * Resolves every name in the samples to its type and documentation.
 *
 * @param compiled - The compiled samples.
 * @param toolkitDir - Absolute path to the toolkit.
 */
export function resolveSamples({ program, samples }: SamplesProgram, toolkitDir: string): ResolvedSamples {
  const checker = program.getTypeChecker();
  const places = toolkitPlaces(program, toolkitDir);
  const descriptions = new DescriptionList();
  const toolkitNames: ToolkitName[] = [];
  const file: SampleTypesFile = { descriptions: descriptions.list, samples: {} };
  for (const [fileName, sample] of samples) {
    const source = sample.isContext ? undefined : program.getSourceFile(fileName);
    if (!source) continue;
    const types: SampleTypes = { names: [], notes: notesOf(source, sample, program) };
    const whole = wholeOf(sample);
    if (whole !== null) types.whole = whole;
    for (const { node, symbol, line, column } of shownNames(source, sample, checker, places)) {
      const isToolkit = symbol.declarations?.some(places.owns) ?? false;
      const place = isToolkit ? placeIn(symbol, node, places) : null;
      if (isToolkit) toolkitNames.push({ sample, line, column, text: node.text, place });
      const hasPage = place !== null && places.isPage(symbol);
      const description = hasPage ? null : descriptions.add(describeName(node, symbol, checker));
      types.names.push([line, column, node.getWidth(source), place, description]);
      // A diff's file can contain lines that readers don't see.
      if (place?.includes('#') && sample.changes === undefined)
        keepShortestCall(types, place, quoteCall(node, source, sample.code));
    }
    types.names.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    if (sample.guide) types.guide = sample.guide.sourcePath;
    file.samples[sampleKey(sample.guide?.docId ?? null, sample.changes ?? sample.code)] = types;
  }
  return { file, toolkitNames };
}

/** Finds the names in the shown code, with their position there and what they mean. */
function shownNames(source: ts.SourceFile, sample: Sample, checker: ts.TypeChecker, { owns }: ToolkitPlaces) {
  const lineOf = shownLines(sample);
  // In a diff, each line starts with a sign.
  const margin = sample.changes === undefined ? 0 : 1;
  return identifiersIn(source).flatMap((node) => {
    const start = source.getLineAndCharacterOfPosition(node.getStart(source));
    const line = lineOf(start.line);
    if (line === null) return [];
    const symbol = meaningOf(node, checker, owns);
    return symbol ? [{ node, symbol, line, column: start.character + margin }] : [];
  });
}

function identifiersIn(source: ts.SourceFile): ts.Identifier[] {
  const identifiers: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text !== '') identifiers.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return identifiers;
}

function keepShortestCall(types: SampleTypes, place: string, call: string | null): void {
  if (call && call.length < (types.calls?.[place]?.length ?? Infinity))
    types.calls = { ...types.calls, [place]: call };
}

/** A list of descriptions without duplicates, referenced by index. */
class DescriptionList {
  readonly list: NameDescription[] = [];
  private readonly numbers = new Map<string, number>();

  add(description: NameDescription): number {
    const key = JSON.stringify(description);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.list.length);
    return this.list.push(description) - 1;
  }
}

/** Finds a name's documentation. If it is both a type and a value, chooses the one meant here. */
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

/** Maps a line in the compiled file to the shown code; null for hidden lines. */
function shownLines({ changes, code }: Sample): (line: number) => number | null {
  if (changes === undefined) {
    const { hidden } = readCut(code);
    const count = code.split('\n').length;
    return (line) => (hidden <= line && line < count ? line - hidden : null);
  }
  const shown = new Map(locateDiff(code, changes).map((line, index) => [line, index]));
  return (line) => shown.get(line) ?? null;
}

/**
 * Returns the whole file if the sample shows only a part; null if copying the block copies it all.
 */
function wholeOf({ code, changes }: Sample): string | null {
  if (changes === undefined) return cutFileOf(code);
  const shown = new Set(locateDiff(code, changes));
  return code.split('\n').every((_, line) => shown.has(line)) ? null : code;
}

/** Returns the file to copy: without the cut marker and the compiler comments. */
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

/** Returns the compiler's text for each `// ^?` and `// @ts-expect-error`, by line. */
function notesOf(source: ts.SourceFile, sample: Sample, program: ts.Program): Record<number, string> {
  const notes = sample.changes === undefined ? readNotes(sample.code) : [];
  if (notes.length === 0) return {};
  const errors = notes.some(({ kind }) => kind === 'error') ? errorsOf(program, source) : [];
  const textOf = ({ kind, about, column }: CompilerNote) =>
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
