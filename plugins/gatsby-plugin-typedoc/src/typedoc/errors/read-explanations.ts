import fs from 'node:fs';
import path from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { listFiles } from '../../../../../src/node/files';
import { isRecord } from '../../../../../src/model/text/is-record';
import { errorIn, type Problem } from '../../../../../src/model/text/problem';
import type { SourceLine } from '../../../../../src/model/reference/reference-blocks';
import type { ErrorIndex } from '../../../../../src/model/reference/toolkit-error';

const FORM = 'Expected a list of entries with "message", "happened", "causes" (a list, optional), and "fix"';
const KEYS = new Set(['message', 'happened', 'causes', 'fix']);

/** What a message means and what to do, as inline Markdown in one language. */
interface WrittenExplanation {
  message: string;
  happened: string;
  /** Most likely first. */
  causes?: readonly string[];
  fix: string;
}

export interface ErrorExplanation extends WrittenExplanation {
  source: SourceLine;
}

/** Explanations by package and message. */
export type Explanations = Readonly<Record<string, Readonly<Record<string, ErrorExplanation>>>>;

/**
 * Reads the explanations of error messages in one language: `<package>.yml` for each package.
 *
 * @param root - The site's root folder, for messages.
 * @param folder - The language's folder of explanations. It may be missing.
 * @param errors - All messages.
 * @returns The explanations, and the problems in the files.
 */
export function readExplanations(
  root: string,
  folder: string,
  errors: ErrorIndex,
): { explanations: Explanations; problems: Problem[] } {
  const explanations: Record<string, Record<string, ErrorExplanation>> = {};
  const problems: Problem[] = [];
  const files = fs.existsSync(folder) ? listFiles(folder).filter((file) => file.endsWith('.yml')) : [];
  for (const file of files) {
    const shown = path.relative(root, path.join(folder, file)).replaceAll('\\', '/');
    const name = file.replace(/\.yml$/, '');
    if (!Object.hasOwn(errors, name)) {
      problems.push(
        errorIn(
          shown,
          `no package "${name}" has messages. Name the file after a package in toolkit/errors.json.`,
        ),
      );
      continue;
    }
    const messages = new Set(errors[name]?.map(({ message }) => message));
    const own = (explanations[name] = Object.create(null) as Record<string, ErrorExplanation>);
    for (const { line, entry, message } of readEntries(fs.readFileSync(path.join(folder, file), 'utf8'))) {
      if (message !== undefined) problems.push(errorIn(shown, message, line));
      else if (!messages.has(entry.message))
        problems.push(
          errorIn(
            shown,
            `"${entry.message}" is not a message of ${name}. Copy it from toolkit/errors.json, or delete the entry.`,
            line,
          ),
        );
      else if (own[entry.message])
        problems.push(errorIn(shown, `"${entry.message}" is explained twice. Keep one entry.`, line));
      else own[entry.message] = { ...entry, source: { file: shown, line } };
    }
  }
  return { explanations, problems };
}

type Read = { line: number } & (
  | { entry: WrittenExplanation; message?: undefined }
  | { entry?: undefined; message: string }
);

function readEntries(text: string): Read[] {
  const counter = new LineCounter();
  const { contents, errors } = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number | undefined) => counter.linePos(offset ?? 0).line;
  if (errors.length > 0)
    return errors.map(({ pos, message }) => ({
      line: lineAt(pos[0]),
      message: `this is not YAML (${message}). ${FORM}.`,
    }));
  if (contents === null) return [];
  if (!isSeq(contents)) return [{ line: 1, message: `this is not a list. ${FORM}.` }];
  return contents.items.map((item) => {
    const line = lineAt(isMap(item) || isScalar(item) ? item.range?.[0] : undefined);
    const value: unknown = isMap(item) ? item.toJSON() : null;
    return isExplanation(value)
      ? { line, entry: value }
      : { line, message: `this entry has missing or unknown keys. ${FORM}.` };
  });
}

function isExplanation(value: unknown): value is WrittenExplanation {
  if (!isRecord(value)) return false;
  const { message, happened, causes = [], fix } = value;
  return (
    [message, happened, fix].every((each) => typeof each === 'string' && each.trim() !== '') &&
    Array.isArray(causes) &&
    causes.every((each) => typeof each === 'string') &&
    Object.keys(value).every((key) => KEYS.has(key))
  );
}
