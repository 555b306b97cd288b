import path from 'node:path';
import type { CodeGuide } from '../guides/read-fences';
import { filesAfter } from '../guides/project-files';
import { readDocExamples } from './read-doc-examples';
import type { Sample } from './sample';
import { toSamples } from './to-samples';
import { listFiles } from '../../../../src/model/files';
import { readText } from '../../../../src/model/read-text';

/** Folder for the virtual files, which are never written to disk. */
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
  return guides.flatMap((guide) =>
    toSamples(guide, samplesFolder(toolkitDir), filesAfter(guide.frontMatter.run?.after, guide.locale, all)),
  );
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
