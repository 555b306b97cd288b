import { docIdOf } from '../../src/model/docs/addresses';
import { SHELL } from './read-commands';
import { readCut, TYPESCRIPT } from './read-cut';
import type { CodeGuide, Fence } from './read-fences';
import { applyDiff } from './apply-diff';
import { guideChain } from './guide-chain';

/** A project's TypeScript files by path. */
export type ProjectFiles = ReadonlyMap<string, string>;

/**
 * Code blocks up to the next command or rewritten file, which must compile together, and the
 * project's files after them.
 */
interface Stage {
  /** Blocks in page order, each with the resulting file text. A file's last block applies. */
  blocks: { fence: Fence; file: string | null; text: string; changed: boolean; superseded: boolean }[];
  files: ProjectFiles;
}

/**
 * Lists the TypeScript files that exist before a guide starts, written by the guides that it
 * continues.
 *
 * @param guide - The guide that continues the others.
 * @param guides - All guides that may be continued.
 */
export function filesBefore(guide: CodeGuide, guides: readonly CodeGuide[]): ProjectFiles {
  const [, ...earlier] = guideChain(guide, ({ locale, frontMatter }) =>
    guides.find((other) => other.locale === locale && docIdOf(other.relativePath) === frontMatter.run?.after),
  );
  return earlier.reduceRight<ProjectFiles>(
    (files, { fences }) => stagesOf(fences, files).at(-1)?.files ?? files,
    new Map(),
  );
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
