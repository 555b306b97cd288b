import { docIdOf } from '../../../../src/model/addresses';
import { SHELL } from './read-commands';
import { readCut, TYPESCRIPT } from './read-cut';
import type { CodeGuide, Fence } from './read-fences';
import { applyDiff } from './apply-diff';

/** A project's TypeScript files by path. */
export type ProjectFiles = ReadonlyMap<string, string>;

/** Files that a page writes before it runs a command, and the project's files at that point. */
interface Stage {
  /** Blocks in page order, each with the resulting file text. A file's last block applies. */
  blocks: { fence: Fence; file: string | null; text: string; changed: boolean; superseded: boolean }[];
  files: ProjectFiles;
}

/**
 * Lists a project's TypeScript files after following a page and the pages it continues.
 *
 * @param docId - The page; null or undefined for an empty project.
 * @param locale - The page's locale.
 * @param guides - All guides that the page may continue.
 * @param path - Pages visited so far, to detect cycles.
 * @throws Error if pages continue each other in a cycle.
 */
export function filesAfter(
  docId: string | null | undefined,
  locale: string,
  guides: readonly CodeGuide[],
  path: readonly string[] = [],
): ProjectFiles {
  if (docId === null || docId === undefined) return new Map();
  if (path.includes(docId))
    throw new Error(`These guides continue each other in a circle: ${[...path, docId].join(' → ')}.`);
  const guide = guides.find((other) => other.locale === locale && docIdOf(other.relativePath) === docId);
  if (!guide) return new Map();
  const before = filesAfter(guide.frontMatter.run?.after, locale, guides, [...path, docId]);
  return stagesOf(guide.fences, before).at(-1)?.files ?? before;
}

/**
 * Splits a page wherever it runs a command or rewrites a file; the code between must compile
 * together. Skips a diff that doesn't fit, because the check that follows the page reports it.
 *
 * @param fences - The page's code blocks.
 * @param before - The project's files at the start.
 */
export function stagesOf(fences: readonly Fence[], before: ProjectFiles): Stage[] {
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
    if (SHELL.test(language) && meta.title === null) close();
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
