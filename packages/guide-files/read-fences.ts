import { readFenceMeta } from './fence-meta';
import { readGuideFrontMatter, splitFrontMatter, type GuideFrontMatter } from './front-matter';
import type { GuideFile } from './list-guides';
import type { GuideFence } from './read-guide';

/** A code block without its heading. */
export type Fence = Omit<GuideFence, 'heading'>;

/** A guide's data for the compiler. */
export interface CodeGuide extends Pick<GuideFile, 'locale' | 'relativePath' | 'sourcePath'> {
  frontMatter: Pick<GuideFrontMatter, 'run'>;
  fences: readonly Fence[];
}

/**
 * Reads a guide's front matter and finds its code blocks, like `readGuide`, but without loading and
 * running the slow parser where possible. Only guides with complex syntax are parsed.
 *
 * @param file - The guide to read.
 * @throws VFileMessage if a guide that must be parsed is not valid MDX.
 */
export async function readCode(file: GuideFile): Promise<CodeGuide> {
  const { yaml, body, bodyOffset } = splitFrontMatter(file.source);
  return {
    ...file,
    frontMatter: readGuideFrontMatter(yaml, file.sourcePath).data,
    fences: findPlainFences(body, bodyOffset) ?? (await import('./read-guide')).readGuide(file).fences,
  };
}

/**
 * Syntax that needs the parser: nested, tilde, or HTML fences, and comments or tabs that may hide
 * code.
 */
const NEEDS_GRAMMAR = /```|~~~|^\s*<|<!--|\t/;
/** A self-closing component. It ends on its line if the next line is blank. */
const EMPTY_COMPONENT = /^<[A-Z]\w* \/>$/;

/** Finds consistently indented fences with at most three spaces; null if the parser is needed. */
export function findPlainFences(body: string, lineOffset: number): Fence[] | null {
  const fences: Fence[] = [];
  let open: { indent: string; mark: string; info: string; line: number; code: string[] } | null = null;
  const lines = body.split(/\r\n?|\n/);
  for (const [index, text] of lines.entries()) {
    if (open) {
      const { indent, mark, info, line, code } = open;
      if (/^`{3,}\s*$/.test(text.trimStart()) && text.trim().length >= mark.length) {
        if (!text.startsWith(indent + mark)) return null;
        const [language = ''] = info.split(/\s/, 1);
        fences.push({
          language: language.toLowerCase(),
          meta: readFenceMeta(info.slice(language.length)),
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
