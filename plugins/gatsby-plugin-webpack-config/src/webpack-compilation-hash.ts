import { digestOf } from '../../../src/node/files';

/** The part of webpack's compiler that this plugin uses. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap: (name: string, listener: (compilation: { hash: string | null; assets: object }) => void) => void;
    };
  };
}

/**
 * Computes the compilation hash from the file names. They contain content hashes. webpack's own
 * hash depends on its cache too. Gatsby treats a new hash as a new deployment and reloads open
 * tabs, so a build without changes must keep the hash.
 */
export class CompilationHash {
  apply(compiler: Compiler): void {
    // Gatsby reads the hash later, at the end of the build.
    compiler.hooks.afterEmit.tap('CompilationHash', (compilation) => {
      compilation.hash = digestOf(Object.keys(compilation.assets));
    });
  }
}
