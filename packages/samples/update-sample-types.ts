import fs from 'node:fs';
import path from 'node:path';
import { readGuideFrontMatter, splitFrontMatter } from '../guide-files/front-matter';
import { sortProblems, type Problem } from '../../src/model/text/problem';
import { docIdOf } from '../../src/model/docs/addresses';
import type { SampleTypesFile, SampleTypes } from './sample-types';
import { guideChain } from '../guide-files/guide-chain';
import type { GuideFile } from '../guide-files/list-guides';
import { findChanges, hasCodeOfOriginal, sampleTypesFile, type StoredTypes } from './find-changes';
import type { ParsedFiles, Reusable } from './compile-samples';
import type { ReadRequest } from './compile-sample-types';

/** The result of reading samples. */
export interface SamplesUpdate {
  /** One sentence for the terminal. */
  summary: string;
  /** Type errors in the guides that were read; none if all guides were read. */
  problems: Problem[];
}

/**
 * Creates a function that updates the types file. Only guides with changed code are compiled again,
 * and those with a type error: other text in the guide may have moved its line.
 *
 * @param root - The site's root folder; samples are compiled against its `toolkit/`.
 * @param parsed - Toolkit and library files, parsed with the toolkit's tsconfig.
 * @returns A function that updates the file.
 */
export function createSampleTypesUpdater(root: string, parsed?: ParsedFiles): () => Promise<SamplesUpdate> {
  const toolkitDir = path.join(root, 'toolkit');
  let before: Reusable | undefined = parsed && { files: parsed };
  let lastInputs = '';
  return async () => {
    const { known, allChanged, changed, all, codes, now } = findChanges(root);
    if (lastInputs !== '' && lastInputs !== now.inputs) before = undefined;
    lastInputs = now.inputs;
    if (!allChanged && changed.length === 0) return { summary: 'Samples: unchanged.', problems: [] };
    // Load the compiler only when needed: most builds change no code.
    const { compileSampleTypes } = await import('./compile-sample-types');
    const { sampleProblems } = await import('./compile-samples');
    const toRead = guidesToRead(changed, all, codes);
    const { compiled, file } = await compileSampleTypes(
      { ...toRead, examples: allChanged },
      root,
      toolkitDir,
      before,
    );
    before = compiled;
    const out = sampleTypesFile(root);
    fs.mkdirSync(path.dirname(out), { recursive: true });
    const read = new Set(toRead.guides.map(({ sourcePath }) => sourcePath));
    const isValid = ({ guide }: SampleTypes) => guide === undefined || (codes.has(guide) && !read.has(guide));
    const valid = Object.entries(known.samples).filter(([, types]) => isValid(types));
    const merged = merge({ ...known, samples: Object.fromEntries(valid) }, file);
    // All guides together take too long to check; `npm run check -- samples` does it.
    const problems = allChanged ? [] : sortProblems(sampleProblems(compiled));
    const broken = new Set(problems.map((problem) => problem.file));
    // A guide without a digest is read again.
    const guides = Object.fromEntries(Object.entries(now.guides).filter(([guide]) => !broken.has(guide)));
    fs.writeFileSync(out, `${JSON.stringify({ ...now, guides, ...merged } satisfies StoredTypes)}\n`);
    return { summary: `Samples: ${Object.keys(file.samples).length} read.`, problems };
  };
}

/** Adds new types to those that are still valid, without the descriptions that nothing uses. */
function merge(valid: SampleTypesFile, added: SampleTypesFile): SampleTypesFile {
  const descriptions: SampleTypesFile['descriptions'] = [];
  const samples: SampleTypesFile['samples'] = {};
  for (const file of [valid, added]) {
    const indexes = new Map<number, number>();
    const move = (index: number): number => {
      const description = file.descriptions[index];
      const moved = indexes.get(index) ?? (description ? descriptions.push(description) - 1 : index);
      indexes.set(index, moved);
      return moved;
    };
    for (const [key, types] of Object.entries(file.samples))
      samples[key] = {
        ...types,
        names: types.names.map(([line, column, length, place, description]) => [
          line,
          column,
          length,
          place,
          description === null ? null : move(description),
        ]),
      };
  }
  return { descriptions, samples };
}

/**
 * Selects changed guides and those that continue them. Translations with equal code share the
 * types.
 */
function guidesToRead(
  changed: readonly GuideFile[],
  all: readonly GuideFile[],
  codes: ReadonlyMap<string, string>,
): Pick<ReadRequest, 'guides' | 'guidesWithPrerequisites'> {
  const byId = new Map(all.map((guide) => [`${guide.locale} ${docIdOf(guide.relativePath)}`, guide]));
  const continued = new Map(all.map((guide) => [guide, byId.get(`${guide.locale} ${runAfter(guide)}`)]));
  const chains = new Map(
    all.map((guide) => [guide, new Set(guideChain(guide, (each) => continued.get(each)))]),
  );
  const guides = all.filter(
    (guide) =>
      !hasCodeOfOriginal(guide.sourcePath, codes) && changed.some((each) => chains.get(guide)?.has(each)),
  );
  const guidesWithPrerequisites = all.filter((guide) => guides.some((each) => chains.get(each)?.has(guide)));
  return { guides, guidesWithPrerequisites };
}

/** Returns the ID of the guide that this one continues. */
function runAfter({ source, sourcePath }: GuideFile): string | null | undefined {
  return readGuideFrontMatter(splitFrontMatter(source).yaml, sourcePath).data.run?.after;
}
