import { LineCounter, parseDocument, type Node } from 'yaml';
import { isRecord } from '../../../src/model/text/is-record';
import { findLines, isEllipsis } from '../../../packages/guide-files/apply-diff';
import { matchesText, type Bindings } from './placeholders';
import type { ShownOutput } from './plan';

/** A difference between a page and the actual output. */
export interface Difference {
  /** Line in the guide, from 1. */
  line: number;
  expected: string;
  actual: string;
}

/** Command output, without color codes. */
export interface CommandOutput {
  stdout: string;
  /** Both streams in order of arrival. */
  all: string;
}

/**
 * Compares the output on a page with a command's output.
 *
 * @param shown - Output on the page.
 * @param output - Command output.
 * @param bindings - Actual IDs and tokens by the ones on the page. New ones are added.
 * @returns Differences; empty if the outputs match.
 */
export function compareOutput(
  shown: ShownOutput,
  { stdout, all }: CommandOutput,
  bindings: Bindings,
): Difference[] {
  if (shown.language === 'json') return compareJson(shown, stdout, bindings);
  if (shown.language === 'http') return compareHttp(shown, stdout, bindings);
  return compareLines(shown, all, bindings);
}

/**
 * Compares JSON field by field. A `"…"` value matches any value. As a key or the last item, it
 * matches any number of additional fields or items.
 */
function compareJson(shown: ShownOutput, actual: string, bindings: Bindings): Difference[] {
  const counter = new LineCounter();
  const document = parseDocument(shown.text, { lineCounter: counter });
  const value = readJson(actual);
  if (value === undefined)
    return [{ line: shown.line, expected: 'JSON', actual: brief(actual.trim() || 'no output') }];
  return differences(document.toJS(), value, [], bindings).map((difference) => {
    const { path } = difference;
    const node = findClosest(path, (keys) => document.getIn(keys, true) as Node | undefined);
    const line = shown.line + (node?.range ? counter.linePos(node.range[0]).line - 1 : 0);
    return { line, expected: `${fieldPrefix(path)}${difference.expected}`, actual: difference.actual };
  });
}

/** Parses JSON, even if a program like npm prints other lines before it. */
function readJson(text: string): unknown {
  const starts = [0, ...[...text.matchAll(/^[[{]/gm)].map(({ index }) => index)];
  for (const start of starts) {
    try {
      return JSON.parse(text.slice(start)) as unknown;
    } catch {
      // Try the next line that may start the JSON.
    }
  }
  return undefined;
}

interface FieldDifference {
  path: (string | number)[];
  expected: string;
  actual: string;
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
          expected: `${wanted.length} items`,
          actual: `${actual.length}: ${brief(JSON.stringify(actual))}`,
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
        expected: brief(JSON.stringify(shown[key])),
        actual: 'no such field',
      })),
      ...surplus.map((key) => ({
        path,
        expected: `no field "${key}"`,
        actual: brief(JSON.stringify(actual[key])),
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
    : [
        {
          path,
          expected: brief(JSON.stringify(shown)),
          actual: brief(JSON.stringify(actual) ?? 'undefined'),
        },
      ];
}

/** Compares a response printed by `curl -i`: the status, the headers on the page, and the body. */
function compareHttp(shown: ShownOutput, actual: string, bindings: Bindings): Difference[] {
  const expected = parseResponse(shown.text);
  const received = parseResponse(actual);
  const result: Difference[] = [];
  const status = (line: string) => /^HTTP\/\S+\s+(\d+)/.exec(line)?.[1] ?? line;
  if (status(expected.first) !== status(received.first))
    result.push({ line: shown.line, expected: expected.first, actual: received.first || 'no response' });
  expected.headers.forEach(({ name, value }, index) => {
    const header = received.headers.find((candidate) => candidate.name === name);
    if (!header || !matchesText(value, header.value, bindings))
      result.push({
        line: shown.line + 1 + index,
        expected: `${name}: ${value}`,
        actual: header ? `${name}: ${header.value}` : `no header ${name}`,
      });
  });
  if (expected.body.trim() === '') return result;
  const body = { text: expected.body, line: shown.line + expected.bodyLine };
  const json = /^\s*[[{"]/.test(expected.body);
  return [
    ...result,
    ...(json
      ? compareJson({ ...body, language: 'json' }, received.body, bindings)
      : compareLines({ ...body, language: 'text' }, received.body, bindings)),
  ];
}

function parseResponse(text: string) {
  const lines = text.split(/\r?\n/);
  const end = lines.findIndex((line) => line.trim() === '');
  const [first = '', ...rest] = lines.slice(0, end === -1 ? lines.length : end);
  const headers = rest.map((line) => {
    const [name = '', ...value] = line.split(':');
    return { name: name.trim().toLowerCase(), value: value.join(':').trim() };
  });
  return { first, headers, body: end === -1 ? '' : lines.slice(end + 1).join('\n'), bodyLine: end + 1 };
}

/**
 * Finds the page's lines one after another in the output. A `…` line matches any number of lines.
 */
function compareLines(shown: ShownOutput, actual: string, bindings: Bindings): Difference[] {
  const lines = linesOf(actual);
  let from = 0;
  for (const { wanted, line } of splitAtEllipses(shown)) {
    const start = findLines(lines, wanted, from, (a, b) => lineMatches(a, b, bindings));
    if (start === -1) {
      const mismatch = firstMismatch(lines.slice(from), wanted, bindings);
      return [
        {
          line: line + mismatch.index,
          expected: wanted[mismatch.index]?.trim() ?? '',
          actual: mismatch.actual,
        },
      ];
    }
    from = start + wanted.length;
  }
  return [];
}

/** Finds the page's lines in the log in the same order. Other log lines may be between them. */
export function compareLog(shown: ShownOutput, actual: string, bindings: Bindings): Difference[] {
  const lines = linesOf(actual);
  let from = 0;
  for (const { wanted, line } of splitAtEllipses(shown)) {
    for (const [offset, text] of wanted.entries()) {
      const index = findLines(lines, [text], from, (a, b) => lineMatches(a, b, bindings));
      if (index === -1)
        return [
          {
            line: line + offset,
            expected: `"${text.trim()}" in the log`,
            actual: brief(lines.slice(-12).join('\n') || 'an empty log', 1500),
          },
        ];
      from = index + 1;
    }
  }
  return [];
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line.trim() !== '');

/** Splits the page's output into groups of adjacent lines, at `…` lines and blank lines. */
function splitAtEllipses({ text, line }: ShownOutput): { wanted: string[]; line: number }[] {
  const groups: { wanted: string[]; line: number }[] = [];
  let current: { wanted: string[]; line: number } | null = null;
  text.split('\n').forEach((content, index) => {
    if (content.trim() === '' || isEllipsis(content)) {
      if (content.trim() !== '') current = null;
      return;
    }
    if (current === null || current.line + current.wanted.length !== line + index)
      groups.push((current = { wanted: [], line: line + index }));
    current.wanted.push(content);
  });
  return groups;
}

function lineMatches(shown: string, actual: string, bindings: Bindings): boolean {
  if (matchesText(shown.trim(), actual.trim(), bindings)) return true;
  if (!/^\s*\{/.test(shown) || !/^\s*\{/.test(actual)) return false;
  const [a, b] = [readJson(shown), readJson(actual)];
  return a !== undefined && b !== undefined && differences(a, b, [], bindings).length === 0;
}

/** Finds the first wrong line at the position in the output that matches the most lines. */
function firstMismatch(
  lines: readonly string[],
  wanted: readonly string[],
  bindings: Bindings,
): { index: number; actual: string } {
  let best = { index: 0, actual: brief(lines.slice(-12).join('\n') || 'no output', 1500) };
  for (let start = 0; start < lines.length; start++) {
    const index = wanted.findIndex(
      (line, at) => !lineMatches(line, lines[start + at] ?? '', new Map(bindings)),
    );
    if (index > best.index) best = { index, actual: lines[start + index]?.trim() ?? 'the end of the output' };
  }
  return best;
}

/** Calls `find` with shorter and shorter paths until it returns a value. */
function findClosest<T>(
  path: readonly (string | number)[],
  find: (path: (string | number)[]) => T | undefined,
): T | undefined {
  for (let length = path.length; length >= 0; length--) {
    const value = find(path.slice(0, length));
    if (value !== undefined) return value;
  }
  return undefined;
}

const fieldPrefix = (path: readonly (string | number)[]): string =>
  path.length > 0 ? `${path.join('.')}: ` : '';

const brief = (text: string, length = 300): string =>
  text.length > length ? `${text.slice(0, length)} …` : text;
