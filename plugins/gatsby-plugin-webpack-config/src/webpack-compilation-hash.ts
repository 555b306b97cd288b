import { digestOf } from '../../../src/model/files';

/** The part of webpack's compiler that the plugin uses. */
interface Compiler {
  hooks: {
    afterEmit: {
      tap: (name: string, act: (compilation: { hash: string | null; assets: object }) => void) => void;
    };
  };
}

/**
 * Derives the hash of a compilation from the names of its files, which follow their content. Webpack's own hash also depends on what
 * is in its cache. Gatsby takes another hash for a new deployment and reloads the tabs that are open, so a build that
 * changed nothing must keep the hash.
 */
export class CompilationHash {
  apply(compiler: Compiler): void {
    // Gatsby reads the hash later, when everything is done.
    compiler.hooks.afterEmit.tap('CompilationHash', (compilation) => {
      compilation.hash = digestOf(Object.keys(compilation.assets));
    });
  }
}
