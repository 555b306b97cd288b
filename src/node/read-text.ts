import fs from 'node:fs';
import { errorIn, type Problem } from '../model/text/problem';

/**
 * Reads a text file that authors write. Line endings become `\n` because Git can check files out
 * with those of Windows. Bytes that aren't UTF-8 become U+FFFD; `findUndecodable` reports them.
 */
export function readText(file: string): string {
  return fs.readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
}

/**
 * Reports the first line with a character that wasn't UTF-8 when the file was read, or was damaged
 * before.
 */
export function findUndecodable(text: string, file: string): Problem[] {
  const index = text.search(/[\0\uFFFD]/);
  if (index < 0) return [];
  return [
    errorIn(
      file,
      'this line is not UTF-8, or contains a character that was lost in an earlier conversion. Save the file as UTF-8, and correct the line.',
      text.slice(0, index).split('\n').length,
    ),
  ];
}
