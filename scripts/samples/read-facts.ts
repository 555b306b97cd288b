import type { SamplesFile } from '../../src/model/samples';
import type { GuideFile } from '../guides/list-guides';
import { readCode, type CodeGuide } from '../guides/read-fences';
import { exampleSamples, guideSamples } from './collect-samples';
import { compileSamples, type Reusable, type SamplesProgram } from './compile-samples';
import { resolveSamples } from './resolve-samples';

/**
 * Compiles the code of guides, and of the reference's examples where these are asked for.
 *
 * @param before - Files that were parsed by the same tsconfig.
 * @returns The program, for the next time, and what is known of the code.
 */
export function readFacts(
  { guides, examples }: { guides: readonly GuideFile[]; examples: boolean },
  root: string,
  toolkitDir: string,
  before: Reusable | undefined,
): { compiled: SamplesProgram; file: SamplesFile } {
  const samples = [
    ...guideSamples(readable(guides), toolkitDir),
    ...(examples ? exampleSamples(root, toolkitDir) : []),
  ];
  const compiled = compileSamples(samples, toolkitDir, before);
  return { compiled, file: resolveSamples(compiled, toolkitDir).file };
}

/** The build reports guides that cannot be read with their lines, together with all other errors. */
function readable(files: readonly GuideFile[]): CodeGuide[] {
  return files.flatMap((file) => {
    try {
      return [readCode(file)];
    } catch {
      return [];
    }
  });
}
