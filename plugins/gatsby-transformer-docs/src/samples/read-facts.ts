import type { SamplesFile } from './sample-data';
import type { GuideFile } from './list-guides';
import { readCode, type CodeGuide } from './read-fences';
import { exampleSamples, guideSamples } from './collect-samples';
import { compileSamples, type Reusable, type SamplesProgram } from './compile-samples';
import { resolveSamples } from './resolve-samples';

export interface FactsAsked {
  /** Guides whose code is asked about. */
  asked: readonly GuideFile[];
  /** The same, and the guides that they continue. */
  withEarlier: readonly GuideFile[];
  /** Whether the reference's examples are asked about, too. */
  examples: boolean;
}

/**
 * Compiles the code of guides and of the reference's examples.
 *
 * @param before - Files that were parsed by the same tsconfig.
 * @returns The program, for the next time, and what is known of the code.
 */
export async function readFacts(
  { asked, withEarlier, examples }: FactsAsked,
  root: string,
  toolkitDir: string,
  before: Reusable | undefined,
): Promise<{ compiled: SamplesProgram; file: SamplesFile }> {
  const guides = await readable(withEarlier);
  const samples = [
    ...guideSamples(
      guides.filter(({ sourcePath }) => asked.some((each) => each.sourcePath === sourcePath)),
      toolkitDir,
      guides,
    ),
    ...(examples ? exampleSamples(root, toolkitDir) : []),
  ];
  const compiled = compileSamples(samples, toolkitDir, before);
  return { compiled, file: resolveSamples(compiled, toolkitDir).file };
}

/** The build reports guides that cannot be read with their lines, together with all other errors. */
async function readable(files: readonly GuideFile[]): Promise<CodeGuide[]> {
  const read = await Promise.allSettled(files.map(readCode));
  return read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
