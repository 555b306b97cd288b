import fs from 'node:fs';

/** Finds the first line of a file that contains a text between separators; undefined if none does. */
export function findLine(file: string, text: string): number | undefined {
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.split(/[\s"',[\]]+/).includes(text));
  return index < 0 ? undefined : index + 1;
}
