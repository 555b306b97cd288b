import { createHash } from 'node:crypto';
import { defaultLocale } from '../../../../src/locales/locales';
import type { PageSample, PageSamples } from '../../../../src/model/page-samples';

/** A name in a sample. Lines and columns count from 0, in the code that is shown. */
export type SampleName = [
  line: number,
  column: number,
  length: number,
  /** Where the toolkit documents it, such as `typeorm/classes/DbConfig` or `typeorm/classes/DbConfig#host`; null for all other names. */
  place: string | null,
  /** Index in the list of answers; null where the page of the place says it all. */
  answer: number | null,
];

/** What an editor shows of a name: its type, the first sentence of its documentation, and that sentence by locale where it is translated. */
export type SampleAnswer = [type: string, summary: string, translations?: Readonly<Record<string, string>>];

/** What the compiler knows of one sample. */
export interface SampleFacts {
  names: SampleName[];
  /** What is shown for each `// ^?` and `// @ts-expect-error`, by the line of the comment. */
  notes: Readonly<Record<number, string>>;
  /** The whole file, where the fence shows a part of it. */
  whole?: string;
}

/** What the compiler knows of all samples, by `sampleKey`. */
export interface SamplesFile {
  answers: SampleAnswer[];
  samples: Record<string, SampleFacts>;
}

/**
 * Identifies a sample by its content. The translations of a guide share what is known of code that they share.
 *
 * @param docId - The guide, since its other files decide what an import means; null for examples of the reference.
 * @param code - As the fence has it.
 */
export function sampleKey(docId: string | null, code: string): string {
  return createHash('sha256')
    .update(`${docId ?? ''}\n${code.trimEnd()}`)
    .digest('base64url')
    .slice(0, 16);
}

/**
 * The answers that a page needs, with numbers of their own.
 *
 * @param answers - All there are.
 * @param locale - Of the page.
 */
export function pageSamples(
  answers: readonly SampleAnswer[],
  samples: readonly PageSample[],
  locale: string,
): PageSamples {
  const numbers = new Map<number, number>();
  const own: PageSamples['answers'] = [];
  const number = (answer: number): number => {
    const known = numbers.get(answer);
    if (known !== undefined) return known;
    const [type, summary, translations] = answers[answer] ?? ['', ''];
    const translated = locale === defaultLocale ? summary : translations?.[locale];
    own.push(translated === undefined && summary !== '' ? [type, summary, 1] : [type, translated ?? '']);
    numbers.set(answer, own.length - 1);
    return own.length - 1;
  };
  return {
    samples: samples.map((sample) => ({
      ...sample,
      names: sample.names.map((value, index) => (index % 3 === 2 ? number(value) : value)),
    })),
    answers: own,
  };
}
