import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  readGuideFrontMatter,
  splitFrontMatter,
} from '../../plugins/gatsby-transformer-docs/src/front-matter';
import { defaultLocale, localeCodes } from '../../src/locales/locales';
import { docIdOf } from '../../src/model/addresses';
import { hashSources, listFiles } from '../../src/model/files';
import type { SamplesFile } from '../../src/model/samples';
import { listGuides, type GuideFile } from '../guides/list-guides';
import type { ParsedFiles, Reusable } from './compile-samples';
import type { FactsAsked } from './read-facts';

/** What is on disk: the facts, and what they were read from. */
interface KeptSamples extends SamplesFile {
  /** Digest of everything that decides facts beside the guides. */
  world: string;
  /** Digest of the code of each guide, by its path. */
  guides: Record<string, string>;
}

/** What else decides the facts: the code that finds them. */
const CODE = [
  'scripts/samples',
  'scripts/guides',
  'src/model',
  'plugins/gatsby-transformer-docs/src/compile',
];

const NOTHING: KeptSamples = { world: '', guides: {}, answers: [], samples: {} };

/**
 * Keeps a file with what the compiler knows of the samples. Guides whose code has not changed are not compiled again.
 *
 * @param root - Root of the site, whose `toolkit/` the samples are compiled against.
 * @param parsed - What the compiler has parsed of the toolkit and its libraries, by the toolkit's tsconfig.
 * @returns A function that brings the file up to date and says in a sentence what it did.
 */
export function createSampleReader(root: string, parsed?: ParsedFiles): () => Promise<string> {
  const out = path.join(root, 'typedoc-out/samples.json');
  const toolkitDir = path.join(root, 'toolkit');
  let before: Reusable | undefined = parsed && { files: parsed };
  let world = '';
  return async () => {
    const all = localeCodes.flatMap((locale) => listGuides(root, locale));
    const codes = new Map(all.map((file) => [file.sourcePath, codeOf(file)]));
    const now = worldDigest(root, toolkitDir);
    if (world !== '' && world !== now) before = undefined;
    world = now;
    const kept = readKept(out);
    const known = kept.world === world ? kept : { ...NOTHING, world };
    const guides = Object.fromEntries([...codes].map(([file, code]) => [file, digest(code)]));
    const changed = all.filter(
      ({ sourcePath }) =>
        guides[sourcePath] !== known.guides[sourcePath] && !hasCodeOfOriginal(sourcePath, codes),
    );
    if (known === kept && changed.length === 0) return 'Samples: unchanged.';
    // The compiler is loaded when there is something to compile: most builds change no code.
    const { readFacts } = await import('./read-facts');
    const { compiled, file } = await readFacts(
      { ...guidesToRead(changed, all, codes), examples: known !== kept },
      root,
      toolkitDir,
      before,
    );
    before = compiled;
    fs.mkdirSync(path.dirname(out), { recursive: true });
    fs.writeFileSync(
      out,
      `${JSON.stringify({ world, guides, ...merge(known, file) } satisfies KeptSamples)}\n`,
    );
    return `Samples: ${Object.keys(file.samples).length} read.`;
  };
}

function readKept(file: string): KeptSamples {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as KeptSamples;
  } catch {
    return NOTHING;
  }
}

function merge(known: SamplesFile, more: SamplesFile): SamplesFile {
  const first = known.answers.length;
  const moved = Object.entries(more.samples).map(([key, facts]): [string, SamplesFile['samples'][string]] => [
    key,
    {
      ...facts,
      names: facts.names.map(([line, column, length, place, answer]) => [
        line,
        column,
        length,
        place,
        answer === null ? null : answer + first,
      ]),
    },
  ]);
  return {
    answers: [...known.answers, ...more.answers],
    samples: { ...known.samples, ...Object.fromEntries(moved) },
  };
}

/** The blocks of code of a guide, and the page it continues. */
function codeOf({ source }: GuideFile): string {
  return (source.match(/^( *)(`{3,}).*\n[\s\S]*?\n\1\2$|^run:.*(?:\n .*)*/gm) ?? []).join('\n');
}

/** True for a translation whose code is that of the original: what is known of code goes for all languages that share it. */
function hasCodeOfOriginal(sourcePath: string, codes: ReadonlyMap<string, string>): boolean {
  const original = sourcePath.replace(/^content\/[^/]+/, `content/${defaultLocale}`);
  return original !== sourcePath && codes.get(original) === codes.get(sourcePath);
}

/** Asks for the guides that have changed and those that continue them. A translation takes over what is known of the original's code. */
function guidesToRead(
  changed: readonly GuideFile[],
  all: readonly GuideFile[],
  codes: ReadonlyMap<string, string>,
): Pick<FactsAsked, 'asked' | 'withEarlier'> {
  const byId = new Map(all.map((guide) => [`${guide.locale} ${docIdOf(guide.relativePath)}`, guide]));
  const continued = new Map(all.map((guide) => [guide, byId.get(`${guide.locale} ${runAfter(guide)}`)]));
  const chainOf = (last: GuideFile): Set<GuideFile> => {
    const chain = new Set<GuideFile>();
    for (let guide: GuideFile | undefined = last; guide && !chain.has(guide); guide = continued.get(guide))
      chain.add(guide);
    return chain;
  };
  const chains = new Map(all.map((guide) => [guide, chainOf(guide)]));
  const asked = all.filter(
    (guide) =>
      !hasCodeOfOriginal(guide.sourcePath, codes) && changed.some((each) => chains.get(guide)?.has(each)),
  );
  const withEarlier = all.filter((guide) => asked.some((each) => chains.get(each)?.has(guide)));
  return { asked, withEarlier };
}

/** Id of the guide that this one continues. */
function runAfter({ source, sourcePath }: GuideFile): string | null | undefined {
  return readGuideFrontMatter(splitFrontMatter(source).yaml, sourcePath).data.run?.after;
}

function worldDigest(root: string, toolkitDir: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(toolkitDir, (name) => /\.(?:ts|json)$/.test(name)))
    hash.update(file).update(fs.readFileSync(path.join(toolkitDir, file)));
  for (const folder of CODE) hashSources(hash, path.join(root, folder));
  return hash.update(fs.readFileSync(path.join(root, 'package-lock.json'))).digest('hex');
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);
