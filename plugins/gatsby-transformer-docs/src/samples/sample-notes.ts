/** A comment that asks the compiler for something that is shown in its place. */
export interface SampleNote {
  kind: 'error' | 'type';
  /** Line of the comment, from 0. */
  line: number;
  /** The line it is about: for an error the next line that is not such a comment, for a type the line before. */
  about: number;
  /** Column of the caret of `// ^?`; the first letter of the line for an error. */
  column: number;
}

const EXPECTED_ERROR = /^\s*\/\/ @ts-expect-error\b/;
const QUERY = /^\s*\/\/\s*\^\?\s*$/;

/** Finds the lines `// @ts-expect-error` and `// ^?` of a sample. */
export function readNotes(code: string): SampleNote[] {
  const lines = code.split('\n');
  const isNote = (line: string | undefined) =>
    line !== undefined && (EXPECTED_ERROR.test(line) || QUERY.test(line));
  return lines.flatMap((text, line): SampleNote[] => {
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
