import { TYPESCRIPT } from '../guide-files/read-cut';
import type { Sample } from './sample';

/**
 * Finds the TypeScript fences in a source file's doc comments. Each becomes a separate sample.
 *
 * @param source - The file's content.
 * @param sourcePath - The file's path from the site's root.
 * @param folder - Folder for the virtual files.
 */
export function readDocExamples(source: string, sourcePath: string, folder: string): Sample[] {
  const samples: Sample[] = [];
  for (const comment of source.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    const before = source.slice(0, comment.index).split('\n').length;
    let fence: { typescript: boolean; line: number; code: string[] } | null = null;
    comment[0].split('\n').forEach((raw, index) => {
      const line = raw.replace(/^\s*\*(?!\/) ?/, '');
      const mark = /^\s*```+\s*([\w-]*)/.exec(line);
      if (!mark) {
        fence?.code.push(line);
      } else if (!fence) {
        fence = { typescript: TYPESCRIPT.test(mark[1] ?? ''), line: before + index + 1, code: [] };
      } else {
        const { typescript, line: at, code } = fence;
        if (typescript)
          samples.push({
            fileName: `${folder}/examples/${sourcePath.replace(/\W+/g, '-')}/line-${at}.ts`,
            code: code.join('\n'),
            sourcePath,
            line: at,
            guide: null,
          });
        fence = null;
      }
    });
  }
  return samples;
}
