import type ts from 'typescript';

/**
 * A module that gatsby-plugin-typedoc runs after writing the reference. It receives the files that
 * the compiler has already parsed, so that they aren't parsed twice. The module must export this
 * function as `readSources`.
 */
export type SourceReader = (files: Map<string, ts.SourceFile>) => Promise<void>;
