import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../../../src/model/text/problem';

/** One line in the file: a removed name and its replacement, as `mail/Page` or `mail/Page#size`. */
export interface SuccessorLine {
  line: number;
  removed: string;
  successor: string;
}

const FORM = '"<package>/<Symbol>: <package>/<Symbol>", with "#<member>" after a symbol for its member';
const NAME = /^[^\s#]+\/[^\s/#]+(?:#[^\s#]+)?$/;

/**
 * Parses `successors.yml`.
 *
 * @param text - The file's content.
 * @param file - Path for messages.
 * @returns The valid lines, and the problems in the others.
 */
export function parseSuccessors(text: string, file: string): { lines: SuccessorLine[]; problems: Problem[] } {
  const lines: SuccessorLine[] = [];
  const problems: Problem[] = [];
  const counter = new LineCounter();
  const note = (line: number, message: string) => problems.push({ file, line, message, severity: 'error' });
  const { contents, errors } = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    uniqueKeys: false,
  });
  for (const { pos, message } of errors)
    note(counter.linePos(pos[0]).line, `this is not YAML (${message}). Expected ${FORM}.`);
  if (errors.length > 0 || contents === null) return { lines, problems };
  if (!isMap(contents)) {
    note(1, `this is not a list of successors. Expected lines of ${FORM}.`);
    return { lines, problems };
  }
  for (const { key, value } of contents.items) {
    const { line } = counter.linePos((isScalar(key) && key.range?.[0]) || 0);
    const [removed, successor] = [nameIn(key), nameIn(value)];
    if (removed === null || successor === null)
      note(line, `"${text.split('\n')[line - 1]?.trim()}" does not name two symbols. Expected ${FORM}.`);
    else if (lines.some((each) => each.removed === removed))
      note(line, `"${removed}" is listed twice. Keep one line.`);
    else lines.push({ line, removed, successor });
  }
  return { lines, problems };
}

function nameIn(node: unknown): string | null {
  const value = isScalar(node) ? node.value : null;
  return typeof value === 'string' && NAME.test(value) ? value : null;
}
