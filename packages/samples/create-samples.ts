import path from 'node:path';
import { docIdOf } from '../../src/model/docs/addresses';
import type { CodeGuide } from '../guide-files/read-fences';
import { filesBefore, stagesOf, type ProjectFiles } from '../guide-files/project-files';
import { readDocExamples } from './read-doc-examples';
import type { Sample } from './sample';
import { listFiles } from '../../src/node/files';
import { readText } from '../../src/node/read-text';

/** Returns the folder of the samples' virtual files. They are never written to disk. */
const samplesFolder = (toolkitDir: string): string => `${toolkitDir.replaceAll(path.sep, '/')}/.samples`;

/**
 * Creates samples from the guides' code. A guide that continues another starts with its files.
 *
 * @param guides - The guides to read.
 * @param toolkitDir - Absolute path to the toolkit.
 * @param all - The guides, and those that they continue.
 */
export function guideSamples(
  guides: readonly CodeGuide[],
  toolkitDir: string,
  all: readonly CodeGuide[] = guides,
): Sample[] {
  return guides.flatMap((guide) => toSamples(guide, samplesFolder(toolkitDir), filesBefore(guide, all)));
}

/** Creates samples from the examples in the toolkit's doc comments. */
export function exampleSamples(root: string, toolkitDir: string): Sample[] {
  return listFiles(toolkitDir, (file) => file.endsWith('.ts') && !file.includes('node_modules')).flatMap(
    (file) => {
      const absolute = path.join(toolkitDir, file);
      return readDocExamples(
        readText(absolute),
        path.relative(root, absolute).replaceAll(path.sep, '/'),
        samplesFolder(toolkitDir),
      );
    },
  );
}

/**
 * Converts a guide to virtual files. Files that exist together when the project runs share a
 * folder, so that they can import each other.
 *
 * @param guide - The guide to convert.
 * @param folder - Folder for the virtual files.
 * @param before - Files from the guides that this one continues.
 */
export function toSamples(guide: CodeGuide, folder: string, before: ProjectFiles = new Map()): Sample[] {
  const page = `${folder}/${guide.locale}/${guide.relativePath.replace(/\W+/g, '-')}`;
  const { sourcePath } = guide;
  return stagesOf(guide.fences, before).flatMap(({ blocks, files }, stage) => {
    const root = stage === 0 ? page : `${page}/stage-${stage + 1}`;
    const shown = new Set(blocks.map(({ file }) => file));
    const context = [...files].filter(([file]) => !shown.has(file));
    return [
      ...blocks.map(
        ({ fence, file, text, changed, superseded }, index): Sample => ({
          fileName: `${root}/${superseded && file ? supersededName(file, index) : (file ?? `fence-${index + 1}.${fence.language === 'tsx' ? 'tsx' : 'ts'}`)}`,
          code: text,
          sourcePath,
          line: fence.line,
          guide: { docId: docIdOf(guide.relativePath), locale: guide.locale, sourcePath },
          ...(changed && { changes: fence.code }),
          ...(superseded && { superseded }),
          ...(fence.meta.noCheck !== null && { isContext: true }),
        }),
      ),
      ...context.map(
        ([file, code]): Sample => ({
          fileName: `${root}/${file}`,
          code,
          sourcePath,
          line: 1,
          guide: null,
          isContext: true,
        }),
      ),
    ];
  });
}

/** Returns an unimported file name in the same folder, so that relative imports still work. */
const supersededName = (file: string, index: number): string =>
  file.replace(/\.tsx?$/, `.superseded-${index}$&`);
