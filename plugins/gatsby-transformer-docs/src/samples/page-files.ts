import { docIdOf } from '../../../../src/model/addresses';
import { readCut, TYPESCRIPT } from './read-cut';
import type { CodeGuide, Fence } from './read-fences';
import { applyDiff } from './apply-diff';

/** TypeScript files of a project, by path. */
export type PageFiles = ReadonlyMap<string, string>;

/** Files that a page writes before it runs a command, and what the project holds by then. */
interface Stage {
  /** Blocks in the order of the page, each with the text of its file after it. Of the blocks of one file the last one counts. */
  blocks: { fence: Fence; file: string | null; text: string; changed: boolean; superseded: boolean }[];
  files: PageFiles;
}

/**
 * The TypeScript files of a project after following a page and the pages it continues.
 *
 * @param docId - The page; null or undefined means an empty folder.
 * @throws Error when pages continue each other in a cycle.
 */
export function filesAfter(
  docId: string | null | undefined,
  locale: string,
  guides: readonly CodeGuide[],
  path: readonly string[] = [],
): PageFiles {
  if (docId === null || docId === undefined) return new Map();
  if (path.includes(docId))
    throw new Error(`These guides continue each other in a circle: ${[...path, docId].join(' → ')}.`);
  const guide = guides.find((other) => other.locale === locale && docIdOf(other.relativePath) === docId);
  if (!guide) return new Map();
  const before = filesAfter(guide.frontMatter.run?.after, locale, guides, [...path, docId]);
  return stagesOf(guide.fences, before).at(-1)?.files ?? before;
}

/**
 * Splits a page where a reader runs a command or writes a file again: the code in between has to compile together.
 *
 * A block of changes that does not fit is left to the check that follows the page.
 */
export function stagesOf(fences: readonly Fence[], before: PageFiles): Stage[] {
  const stages: Stage[] = [];
  const files = new Map(before);
  let blocks: Stage['blocks'] = [];
  const close = (): void => {
    if (blocks.length > 0) stages.push({ blocks, files: new Map(files) });
    blocks = [];
  };
  for (const fence of fences) {
    const { language, meta, code } = fence;
    const file = meta.title !== null && /\.tsx?$/.test(meta.title) ? meta.title : null;
    const earlier = blocks.findLast((block) => block.file !== null && block.file === file);
    if (/^(?:bash|sh|shell|npm)$/.test(language) && meta.title === null) close();
    else if (TYPESCRIPT.test(language) && meta.run.as === null) {
      if (earlier) close();
      if (file !== null) files.set(file, readCut(code, language).whole);
      blocks.push({ fence, file, text: code, changed: false, superseded: false });
    } else if (isTypeScriptDiff(language) && file !== null && meta.run.noRun === null) {
      const text = applyDiff(files.get(file) ?? '', code);
      if (typeof text !== 'string') continue;
      files.set(file, text);
      if (earlier) earlier.superseded = true;
      blocks.push({ fence, file, text, changed: true, superseded: false });
    }
  }
  close();
  return stages;
}

const isTypeScriptDiff = (language: string) =>
  language.startsWith('diff-') && TYPESCRIPT.test(language.slice(5));
