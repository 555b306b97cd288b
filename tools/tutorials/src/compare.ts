import { LineCounter, parseDocument, type Node } from 'yaml';
import { isRecord } from '../../../src/model/is-record';
import { findLines, isEllipsis } from '../../../plugins/gatsby-transformer-docs/src/samples/apply-diff';
import { matchesText, type Bindings } from './placeholders';
import type { Shown } from './plan';

/** What a page promises and what it was, with the line of the guide. */
export interface Difference {
  line: number;
  promised: string;
  was: string;
}

/** What a command printed, without colors. */
export interface Printed {
  stdout: string;
  /** Both streams as they came. */
  all: string;
}

/**
 * Compares what a page shows with what a command printed.
 *
 * @param bindings - Ids and tokens that were shown so far; gets what this text adds.
 */
export function compareShown(shown: Shown, { stdout, all }: Printed, bindings: Bindings): Difference[] {
  if (shown.language === 'json') return compareJson(shown, stdout, bindings);
  if (shown.language === 'http') return compareHttp(shown, stdout, bindings);
  return compareLines(shown, all, bindings);
}

/** Compares JSON field by field. `"…"` matches any value or, as a key or the last item, any further ones. */
export function compareJson(shown: Shown, actual: string, bindings: Bindings): Difference[] {
  const counter = new LineCounter();
  const document = parseDocument(shown.text, { lineCounter: counter });
  const value = readJson(actual);
  if (value === undefined)
    return [{ line: shown.line, promised: 'an answer in JSON', was: brief(actual.trim() || 'nothing') }];
  return differences(document.toJS(), value, [], bindings).map(({ path, promised, was }) => {
    const node = nearest(path, (keys) => document.getIn(keys, true) as Node | undefined);
    const line = shown.line + (node?.range ? counter.linePos(node.range[0]).line - 1 : 0);
    return { line, promised: `${nameOf(path)}${promised}`, was: was };
  });
}

/** A JSON text, or the one at the end of what a program like npm prints around it. */
function readJson(text: string): unknown {
  const starts = [0, ...[...text.matchAll(/^[[{]/gm)].map(({ index }) => index)];
  for (const start of starts) {
    try {
      return JSON.parse(text.slice(start)) as unknown;
    } catch {
      // The next place where JSON may begin.
    }
  }
  return undefined;
}

interface FieldDifference {
  path: (string | number)[];
  promised: string;
  was: string;
}

function differences(
  shown: unknown,
  actual: unknown,
  path: (string | number)[],
  bindings: Bindings,
): FieldDifference[] {
  if (shown === '…') return [];
  if (Array.isArray(shown) && Array.isArray(actual)) {
    const open = shown.at(-1) === '…';
    const wanted: unknown[] = open ? shown.slice(0, -1) : shown;
    if (open ? actual.length < wanted.length : actual.length !== wanted.length)
      return [
        {
          path,
          promised: `${wanted.length} items`,
          was: `${actual.length}: ${brief(JSON.stringify(actual))}`,
        },
      ];
    return wanted.flatMap((item, index) => differences(item, actual[index], [...path, index], bindings));
  }
  if (isRecord(shown) && isRecord(actual)) {
    const open = '…' in shown;
    const missing = Object.keys(shown).filter((key) => key !== '…' && !(key in actual));
    const surplus = open ? [] : Object.keys(actual).filter((key) => !(key in shown));
    return [
      ...missing.map((key) => ({
        path: [...path, key],
        promised: brief(JSON.stringify(shown[key])),
        was: 'absent',
      })),
      ...surplus.map((key) => ({
        path,
        promised: `no field "${key}"`,
        was: brief(JSON.stringify(actual[key])),
      })),
      ...Object.keys(shown)
        .filter((key) => key !== '…' && key in actual)
        .flatMap((key) => differences(shown[key], actual[key], [...path, key], bindings)),
    ];
  }
  const same =
    typeof shown === typeof actual && !isRecord(shown) && !isRecord(actual) && !Array.isArray(shown)
      ? matchesText(String(shown), String(actual), bindings)
      : false;
  return same
    ? []
    : [{ path, promised: brief(JSON.stringify(shown)), was: brief(JSON.stringify(actual) ?? 'undefined') }];
}

/** Compares an answer of `curl -i`: the status, the headers that are shown, and the body. */
export function compareHttp(shown: Shown, actual: string, bindings: Bindings): Difference[] {
  const expected = splitAnswer(shown.text);
  const came = splitAnswer(actual);
  const result: Difference[] = [];
  const status = (line: string) => /^HTTP\/\S+\s+(\d+)/.exec(line)?.[1] ?? line;
  if (status(expected.first) !== status(came.first))
    result.push({ line: shown.line, promised: expected.first, was: came.first || 'nothing' });
  expected.headers.forEach(({ name, value }, index) => {
    const real = came.headers.find((header) => header.name === name);
    if (!real || !matchesText(value, real.value, bindings))
      result.push({
        line: shown.line + 1 + index,
        promised: `${name}: ${value}`,
        was: real ? `${name}: ${real.value}` : `no header ${name}`,
      });
  });
  if (expected.body.trim() === '') return result;
  const body = { text: expected.body, line: shown.line + expected.bodyLine };
  const json = /^\s*[[{"]/.test(expected.body);
  return [
    ...result,
    ...(json
      ? compareJson({ ...body, language: 'json' }, came.body, bindings)
      : compareLines({ ...body, language: 'text' }, came.body, bindings)),
  ];
}

function splitAnswer(text: string) {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line) => line.trim() === '');
  const [first = '', ...rest] = lines.slice(0, end === -1 ? lines.length : end);
  const headers = rest.map((line) => {
    const [name = '', ...value] = line.split(':');
    return { name: name.trim().toLowerCase(), value: value.join(':').trim() };
  });
  return { first, headers, body: end === -1 ? '' : lines.slice(end + 1).join('\n'), bodyLine: end + 1 };
}

/** The lines that are shown follow each other somewhere in the output; a line `…` matches any others. */
export function compareLines(shown: Shown, actual: string, bindings: Bindings): Difference[] {
  const lines = linesOf(actual);
  let from = 0;
  for (const { wanted, line } of runsOf(shown)) {
    const start = findLines(lines, wanted, from, (a, b) => lineMatches(a, b, bindings));
    if (start === -1) {
      const first = closest(lines.slice(from), wanted, bindings);
      return [{ line: line + first.index, promised: wanted[first.index]?.trim() ?? '', was: first.was }];
    }
    from = start + wanted.length;
  }
  return [];
}

/** The lines that are shown are in the log in this order; others may be between them. */
export function compareLog(shown: Shown, actual: string, bindings: Bindings): Difference[] {
  const lines = linesOf(actual);
  let from = 0;
  for (const { wanted, line } of runsOf(shown)) {
    for (const [index, text] of wanted.entries()) {
      const found = findLines(lines, [text], from, (a, b) => lineMatches(a, b, bindings));
      if (found === -1)
        return [
          {
            line: line + index,
            promised: `the log has "${text.trim()}"`,
            was: brief(lines.slice(-12).join('\n') || 'empty', 1500),
          },
        ];
      from = found + 1;
    }
  }
  return [];
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** Lines between those that stand for left-out ones; blank lines do not count, so each run knows the lines of the guide. */
function runsOf({ text, line }: Shown): { wanted: string[]; line: number }[] {
  const runs: { wanted: string[]; line: number }[] = [];
  let open: { wanted: string[]; line: number } | null = null;
  text.split('\n').forEach((content, index) => {
    if (content.trim() === '' || isEllipsis(content)) {
      if (content.trim() !== '') open = null;
      return;
    }
    if (open === null || open.line + open.wanted.length !== line + index)
      runs.push((open = { wanted: [], line: line + index }));
    open.wanted.push(content);
  });
  return runs;
}

function lineMatches(shown: string, actual: string, bindings: Bindings): boolean {
  if (matchesText(shown.trim(), actual.trim(), bindings)) return true;
  if (!/^\s*\{/.test(shown) || !/^\s*\{/.test(actual)) return false;
  const [a, b] = [readJson(shown), readJson(actual)];
  return a !== undefined && b !== undefined && differences(a, b, [], bindings).length === 0;
}

/** Where a run of lines stops to fit: the place that fits the longest, and the line that came there. */
function closest(
  lines: readonly string[],
  wanted: readonly string[],
  bindings: Bindings,
): { index: number; was: string } {
  let best = { index: 0, was: brief(lines.slice(-12).join('\n') || 'nothing', 1500) };
  for (let start = 0; start < lines.length; start++) {
    const index = wanted.findIndex(
      (line, at) => !lineMatches(line, lines[start + at] ?? '', new Map(bindings)),
    );
    if (index > best.index) best = { index, was: lines[start + index]?.trim() ?? 'the end of the output' };
  }
  return best;
}

function nearest<T>(
  path: readonly (string | number)[],
  find: (path: (string | number)[]) => T | undefined,
): T | undefined {
  for (let length = path.length; length >= 0; length--) {
    const found = find(path.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

const nameOf = (path: readonly (string | number)[]): string => (path.length > 0 ? `${path.join('.')}: ` : '');

const brief = (text: string, length = 300): string =>
  text.length > length ? `${text.slice(0, length)} …` : text;
