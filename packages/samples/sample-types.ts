import { createHash } from 'node:crypto';

/** A name in a sample. Lines and columns count from 0, in the shown code. */
export type SampleName = [
  line: number,
  column: number,
  length: number,
  /**
   * Toolkit place, such as `typeorm/classes/DbConfig` or `typeorm/classes/DbConfig#host`, or null.
   */
  place: string | null,
  /** Index in the list of descriptions; null if the linked page has all information. */
  description: number | null,
];

/** A name's editor tooltip: type, first documentation sentence, and its translations by locale. */
export type NameDescription = [
  type: string,
  summary: string,
  translations?: Readonly<Record<string, string>>,
];

/** The compiler's types of one sample. */
export interface SampleTypes {
  /** Path to the guide; missing for a reference example. */
  guide?: string;
  names: SampleName[];
  /** Text to show for each `// ^?` and `// @ts-expect-error`, by the comment's line. */
  notes: Readonly<Record<number, string>>;
  /** The whole file, if the fence shows only a part. */
  whole?: string;
  /** The shortest statement that calls each member, by its place. */
  calls?: Record<string, string>;
}

/** `typedoc-out/sample-types.json`: the compiler's types of all samples, by `sampleKey`. */
export interface SampleTypesFile {
  descriptions: NameDescription[];
  samples: Record<string, SampleTypes>;
}

/**
 * Builds a sample's key from its content. A guide's translations share the types for equal code.
 *
 * @param docId - The guide, whose other files affect imports; null for reference examples.
 * @param code - The fence's code.
 */
export function sampleKey(docId: string | null, code: string): string {
  return createHash('sha256')
    .update(`${docId ?? ''}\n${code.trimEnd()}`)
    .digest('base64url')
    .slice(0, 16);
}
