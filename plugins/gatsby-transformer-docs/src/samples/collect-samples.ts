import fs from 'node:fs';
import path from 'node:path';
import type { CodeGuide } from './read-fences';
import { filesAfter } from './page-files';
import { readDocExamples } from './read-doc-examples';
import type { Sample } from './sample';
import { toSamples } from './to-samples';
import { listFiles } from '../../../../src/model/files';

/** The folder of the virtual files. Nothing is written there. */
const samplesFolder = (toolkitDir: string): string => `${toolkitDir.replaceAll(path.sep, '/')}/.samples`;

/**
 * Samples of the guides' fences. A page that continues another one starts with that page's files.
 *
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

/** Samples of the doc comments in the toolkit's declarations. */
export function exampleSamples(root: string, toolkitDir: string): Sample[] {
  return listFiles(toolkitDir, (file) => file.endsWith('.ts') && !file.includes('node_modules')).flatMap(
    (file) => {
      const absolute = path.join(toolkitDir, file);
      return readDocExamples(
        fs.readFileSync(absolute, 'utf8'),
        path.relative(root, absolute).replaceAll(path.sep, '/'),
        samplesFolder(toolkitDir),
      );
    },
  );
}
