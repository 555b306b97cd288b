import { readFenceMeta } from '../compile/fence-meta';
import { readGuideFrontMatter, splitFrontMatter, type GuideFrontMatter } from '../front-matter';
import type { GuideFile } from './list-guides';
import type { GuideFence } from './read-guide';

/** A block of code without its place on the page. */
export type Fence = Omit<GuideFence, 'heading'>;

/** What a guide gives the compiler. */
export interface CodeGuide extends Pick<GuideFile, 'locale' | 'relativePath' | 'sourcePath'> {
  frontMatter: Pick<GuideFrontMatter, 'run'>;
  fences: readonly Fence[];
}

/** Reads of a guide what the compiler needs. */
export async function readCode(file: GuideFile): Promise<CodeGuide> {
  const { yaml } = splitFrontMatter(file.source);
  return {
    ...file,
    frontMatter: readGuideFrontMatter(yaml, file.sourcePath).data,
    fences: await readFences(file),
  };
}

/**
 * The blocks of code of a guide, as `readGuide` finds them. Parsing the prose takes a hundred times as long, and loading the grammar longer than
 * finding the fences of all guides, so a guide is only parsed when its fences are not of the plain kind that needs no grammar.
 *
 * @throws VFileMessage when a guide that has to be parsed is not valid MDX.
 */
export async function readFences(file: GuideFile): Promise<Fence[]> {
  const { body, bodyOffset } = splitFrontMatter(file.source);
  return findPlainFences(body, bodyOffset) ?? (await import('./read-guide')).readGuide(file).fences;
}

/** Code that only the grammar can tell from text: fences in quotations, by tildes or in HTML, and what a comment or a tab hides. */
const NEEDS_GRAMMAR = /```|~~~|^\s*<|<!--|\t/;
/** A component without content, which ends where its line does when the next one is blank. */
const EMPTY_COMPONENT = /^<[A-Z]\w* \/>$/;

/** Fences below at most three spaces, whose lines are all as far in; null where there is anything else. */
export function findPlainFences(body: string, lineOffset: number): Fence[] | null {
  const fences: Fence[] = [];
  let open: { indent: string; mark: string; info: string; line: number; code: string[] } | null = null;
  const lines = body.split(/\r\n?|\n/);
  for (const [index, text] of lines.entries()) {
    if (open) {
      const { indent, mark, info, line, code } = open;
      if (/^`{3,}\s*$/.test(text.trimStart()) && text.trim().length >= mark.length) {
        if (!text.startsWith(indent + mark)) return null;
        const [, language = '', meta = ''] = /^(\S*)\s*(.*)$/.exec(info) ?? [];
        fences.push({
          language: language.toLowerCase(),
          meta: readFenceMeta(meta),
          code: code.join('\n'),
          line,
        });
        open = null;
      } else if (text.startsWith(indent)) code.push(text.slice(indent.length));
      else if (text.trim() === '') code.push('');
      else return null;
      continue;
    }
    const fence = /^( {0,3})(`{3,})([^`&\\]*)$/.exec(text);
    if (fence) {
      const [, indent = '', mark = '', info = ''] = fence;
      open = { indent, mark, info: info.trim(), line: index + 2 + lineOffset, code: [] };
    } else if (NEEDS_GRAMMAR.test(text) && !(EMPTY_COMPONENT.test(text) && !lines[index + 1]?.trim()))
      return null;
  }
  return open ? null : fences;
}
