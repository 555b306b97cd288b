/** A comment that is replaced with compiler output. */
export interface CompilerNote {
  kind: 'error' | 'type';
  /** The comment's line, from 0. */
  line: number;
  /** The code line it refers to: the next one for an error, the previous one for a type. */
  about: number;
  /** Caret column for `// ^?`; column of the line's first character for an error. */
  column: number;
}

const EXPECTED_ERROR = /^\s*\/\/ @ts-expect-error\b/;
const QUERY = /^\s*\/\/\s*\^\?\s*$/;

/** Finds a sample's `// @ts-expect-error` and `// ^?` lines. */
export function readNotes(code: string): CompilerNote[] {
  const lines = code.split('\n');
  const isNote = (line: string | undefined) =>
    line !== undefined && (EXPECTED_ERROR.test(line) || QUERY.test(line));
  return lines.flatMap((text, line): CompilerNote[] => {
    if (EXPECTED_ERROR.test(text)) {
      let about = line + 1;
      while (isNote(lines[about])) about++;
      return [{ kind: 'error', line, about, column: /\S|$/.exec(lines[about] ?? '')?.index ?? 0 }];
    }
    if (QUERY.test(text)) {
      let about = line - 1;
      while (isNote(lines[about])) about--;
      return [{ kind: 'type', line, about, column: text.indexOf('^') }];
    }
    return [];
  });
}
