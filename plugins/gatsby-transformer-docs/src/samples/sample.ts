/** A piece of code as the compiler is to see it. */
export interface Sample {
  /** Path of the virtual source file, below the toolkit's folder so that its tsconfig governs it. */
  fileName: string;
  code: string;
  /** File that holds the code, relative to the root of the site. */
  sourcePath: string;
  /** Line of that file on which the code begins, from 1. */
  line: number;
  /** The block of changes that made the code, so that `line` is that of the block, whatever the line of the code. */
  changes?: string;
  /** The page changes the file before it has readers run it, so that the code need not fit the files beside it. */
  superseded?: true;
  /** Another page shows the code. It can be imported here, and is checked there. */
  given?: true;
  /** The guide it belongs to; null for an example of the reference. */
  guide: { docId: string; locale: string } | null;
}
