import { docIdOf } from '../../src/model/addresses';
import type { Guide } from '../guides/read-guide';
import { stagesOf, type PageFiles } from './page-files';
import type { Sample } from './sample';

/**
 * Makes the files the compiler sees of a guide. Files that are there when a reader runs the project stand in one folder, so that
 * they can import each other.
 *
 * @param folder - Where the virtual files are to stand.
 * @param before - Files of the pages that the guide goes on from.
 */
export function toSamples(guide: Guide, folder: string, before: PageFiles = new Map()): Sample[] {
  const page = `${folder}/${guide.locale}/${guide.relativePath.replace(/\W+/g, '-')}`;
  const { sourcePath } = guide;
  return stagesOf(guide.fences, before).flatMap(({ blocks, files }, stage) => {
    const root = stage === 0 ? page : `${page}/stage-${stage + 1}`;
    const shown = new Set(blocks.map(({ file }) => file));
    const given = [...files].filter(([file]) => !shown.has(file));
    return [
      ...blocks.map(
        ({ fence, file, text, changed }, index): Sample => ({
          fileName: `${root}/${file ?? `fence-${index + 1}.${fence.language === 'tsx' ? 'tsx' : 'ts'}`}`,
          code: text,
          sourcePath,
          line: fence.line,
          guide: { docId: docIdOf(guide.relativePath), locale: guide.locale, heading: fence.heading },
          ...(changed && { changed }),
          ...(fence.meta.noCheck !== null && { given: true }),
        }),
      ),
      ...given.map(
        ([file, code]): Sample => ({
          fileName: `${root}/${file}`,
          code,
          sourcePath,
          line: 1,
          guide: null,
          given: true,
        }),
      ),
    ];
  });
}
