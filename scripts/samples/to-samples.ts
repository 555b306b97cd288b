import { docIdOf } from '../../src/model/addresses';
import type { Guide } from '../guides/read-guide';
import { TYPESCRIPT, type Sample } from './sample';

/**
 * Makes the files the compiler sees of a guide. Fences titled `src/…` stand in one folder, so that they can import each other;
 * a title that comes again begins a folder of its own.
 *
 * @param folder - Where the virtual files are to stand.
 */
export function toSamples(guide: Guide, folder: string): Sample[] {
  const page = `${folder}/${guide.locale}/${guide.relativePath.replace(/\W+/g, '-')}`;
  const taken = new Set<string>();
  return guide.fences
    .filter(({ language, meta }) => TYPESCRIPT.test(language) && meta.noCheck === null)
    .map((fence, index) => {
      const extension = fence.language === 'tsx' ? 'tsx' : 'ts';
      const title =
        fence.meta.title !== null && /\.tsx?$/.test(fence.meta.title)
          ? fence.meta.title
          : `fence-${index + 1}.${extension}`;
      const fileName = taken.has(title) ? `${page}/again-${index + 1}/${title}` : `${page}/${title}`;
      taken.add(title);
      return {
        fileName,
        code: fence.code,
        sourcePath: guide.sourcePath,
        line: fence.line,
        guide: { docId: docIdOf(guide.relativePath), locale: guide.locale, heading: fence.heading },
      };
    });
}
