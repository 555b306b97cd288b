import type { SampleTypesFile } from './sample-types';
import type { GuideFile } from '../guide-files/list-guides';
import { readCode, type CodeGuide } from '../guide-files/read-fences';
import { exampleSamples, guideSamples } from './create-samples';
import { compileSamples, type Reusable, type SamplesProgram } from './compile-samples';
import { resolveSamples } from './resolve-samples';

export interface ReadRequest {
  /** Guides to read. */
  guides: readonly GuideFile[];
  /** The same guides, and those that they continue. */
  guidesWithPrerequisites: readonly GuideFile[];
  /** Whether to read the reference's examples, too. */
  examples: boolean;
}

/**
 * Compiles the guides' code and the reference's examples.
 *
 * @param request - The guides and examples to read.
 * @param root - The site's root folder.
 * @param toolkitDir - Absolute path to the toolkit.
 * @param before - Files to reuse, parsed with the same tsconfig.
 * @returns The program, to reuse in the next run, and the types of the code.
 */
export async function compileSampleTypes(
  { guides, guidesWithPrerequisites, examples }: ReadRequest,
  root: string,
  toolkitDir: string,
  before: Reusable | undefined,
): Promise<{ compiled: SamplesProgram; file: SampleTypesFile }> {
  const available = await readable(guidesWithPrerequisites);
  const samples = [
    ...guideSamples(
      available.filter(({ sourcePath }) => guides.some((each) => each.sourcePath === sourcePath)),
      toolkitDir,
      available,
    ),
    ...(examples ? exampleSamples(root, toolkitDir) : []),
  ];
  const compiled = compileSamples(samples, toolkitDir, before);
  return { compiled, file: resolveSamples(compiled, toolkitDir).file };
}

/** Skips unreadable guides: the build reports them together with all other errors. */
async function readable(files: readonly GuideFile[]): Promise<CodeGuide[]> {
  const read = await Promise.allSettled(files.map(readCode));
  return read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
}
