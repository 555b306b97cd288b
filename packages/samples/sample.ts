/** A piece of code for the compiler. */
export interface Sample {
  /** Virtual file path below the toolkit's folder, so that its tsconfig applies. */
  fileName: string;
  code: string;
  /** Path to the file with the code, from the site's root. */
  sourcePath: string;
  /** The file line where the code starts, from 1. */
  line: number;
  /** The diff that produced the code. If set, `line` is the diff's line. */
  changes?: string;
  /**
   * The page changes the file again before it is run, so the code needn't compile with other files.
   */
  superseded?: true;
  /** The code is checked elsewhere or not at all, but can be imported here. */
  isContext?: true;
  /** The guide it belongs to; null for a reference example. */
  guide: { docId: string; locale: string; sourcePath: string } | null;
}
