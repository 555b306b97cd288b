import fs from 'node:fs';
import path from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Located } from '../../../packages/guide-files/read-guide';
import { listGuides } from '../../../packages/guide-files/list-guides';
import { readGuide } from '../../../packages/guide-files/read-guide';
import { listFiles } from '../../../src/node/files';
import { readComments, withoutCode } from './read-comments';

/** A file's text in one language. */
export interface Text {
  sourcePath: string;
  /** Titles, paragraphs, and table cells, with a backtick in place of code. */
  prose: Located[];
  /** The unchanged lines of a Markdown file. */
  markdown?: Located[];
}

/**
 * Reads what the public sees in a language: guides, explanations of errors, interface messages, and
 * toolkit doc comments.
 *
 * @param isWanted - Selects files by their paths from the root.
 */
export function readProse(
  root: string,
  locale: string,
  isWanted: (file: string) => boolean = () => true,
): Text[] {
  const filesOf = (folder: string, extension: string) =>
    listFiles(path.join(root, folder), (file) => file.endsWith(extension))
      .map((file) => `${folder}/${file}`)
      .filter(isWanted);
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  return [
    ...listGuides(root, locale)
      .filter(({ sourcePath }) => isWanted(sourcePath))
      .map((guide) => ({
        sourcePath: guide.sourcePath,
        prose: readGuide(guide).prose,
        markdown: guide.source.split('\n').map((text, index) => ({ text, line: index + 1 })),
      })),
    ...filesOf(`content/${locale}/errors`, '.yml').map((sourcePath) => ({
      sourcePath,
      prose: readExplanations(read(sourcePath)),
    })),
    ...filesOf(`src/locales/${locale}`, '.json').map((sourcePath) => ({
      sourcePath,
      prose: readMessages(read(sourcePath)),
    })),
    ...filesOf('toolkit', '.ts').map((sourcePath) => ({
      sourcePath,
      prose: readComments(read(sourcePath), locale),
    })),
  ];
}

/** Reads the values of a message file with one message per line. */
export function readMessages(json: string): Located[] {
  return json.split('\n').flatMap((line, index) => {
    const text = /^\s*"[^"]*": "(.*)",?$/.exec(line)?.[1];
    return text === undefined ? [] : [{ text: text.replaceAll(/\\[n"]/g, ' '), line: index + 1 }];
  });
}

/** Reads the explanations of error messages, each with the line where it starts. */
export function readExplanations(yaml: string): Located[] {
  const texts: Located[] = [];
  const lineCounter = new LineCounter();
  visit(parseDocument(yaml, { lineCounter }), {
    Pair: (_, { key }) => (isScalar(key) && key.value === 'message' ? visit.SKIP : undefined),
    Scalar: (role, { range, value }) => {
      if (role === 'key' || !range) return;
      const text = withoutCode(String(value))
        .replaceAll(/\]\([^)]*\)/g, ']')
        .trim();
      texts.push({ text, line: lineCounter.linePos(range[0]).line });
    },
  });
  return texts;
}
