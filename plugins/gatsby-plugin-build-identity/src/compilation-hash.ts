import { createHash } from 'node:crypto';

/** What webpack hands to a plugin, as far as it matters here. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap: (name: string, act: (compilation: { hash: string | null; assets: object }) => void) => void;
    };
  };
}

const LENGTH = 20;

/** A short digest of texts, for which their order does not matter. */
export function digestOf(texts: Iterable<string>): string {
  const hash = createHash('sha256');
  for (const text of [...texts].sort()) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, LENGTH);
}

/**
 * Makes the hash of a compilation that of the names of its files, which are named after their content. Webpack's own one also depends on what
 * was in its cache. Gatsby tells by this hash that a new version was deployed, and reloads the tabs that are open: a build that
 * changed nothing must not look like one.
 */
export class CompilationHash {
  apply(compiler: Compiler): void {
    // Before Gatsby, which reads the hash when all is done.
    compiler.hooks.afterEmit.tap('CompilationHash', (compilation) => {
      compilation.hash = digestOf(Object.keys(compilation.assets));
    });
  }
}
