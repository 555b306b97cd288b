import type ts from 'typescript';

/**
 * A module that gatsby-plugin-typedoc runs after it has written the reference, with the files that the compiler has parsed for it, so that they are
 * not parsed twice. It exports this function as `readSources`.
 */
export type SourceReader = (files: Map<string, ts.SourceFile>) => Promise<void>;
