import type { Locale } from '../../../src/locales/locales';

/** The webpack entry with the browser's code, which contains its own runtime. */
export const ENTRY = 'islands';

/**
 * Returns the names of the code that every page in a language loads: the entry, and two of its dynamic
 * imports, which have these names in `src/browser/texts.ts` and `src/islands/registry.ts`.
 */
export const bootChunks = (locale: Locale): string[] => [ENTRY, `texts-${locale}-browser-ts`, 'common'];

/** The parts of webpack's objects that this module uses. */
interface Chunk {
  name?: string | null;
  /** The entries whose runtime loads the chunk. */
  runtime?: string | Iterable<string>;
  files: Iterable<string>;
}
interface ChunkGroup {
  name?: string | null;
  chunks: readonly Chunk[];
  childrenIterable: Iterable<ChunkGroup>;
}
interface Compiler {
  hooks: {
    afterEmit: {
      tap: (
        name: string,
        listener: (compilation: { entrypoints: ReadonlyMap<string, ChunkGroup> }) => void,
      ) => void;
    };
  };
}

const isOfApp = ({ runtime }: Chunk): boolean =>
  typeof runtime === 'string' ? runtime !== ENTRY : ![...(runtime ?? [])].includes(ENTRY);

/**
 * webpack's `optimization` without Gatsby's groups for code that its pages share. With them,
 * islands would load code that only pages need.
 */
export const ISLAND_CHUNKS = {
  splitChunks: {
    cacheGroups: Object.fromEntries(
      ['framework', 'commons', 'shared', 'lib'].map((name) => [name, { chunks: isOfApp }]),
    ),
  },
};

/** A webpack plugin that lists the files of the islands. */
export class IslandFiles {
  /** All files that the entry or its dynamic imports load. */
  readonly all = new Set<string>();
  /** The files by chunk group: the entry, and the names of dynamic imports. */
  private readonly byName = new Map<string, readonly string[]>();

  /**
   * Lists the files of the entry or of a dynamic import.
   *
   * @throws When no import has the name.
   */
  of(name: string): readonly string[] {
    const files = this.byName.get(name);
    if (!files) throw new Error(`${name}: no dynamic import has this \`webpackChunkName\`. See bootChunks.`);
    return files;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('IslandFiles', ({ entrypoints }) => {
      const seen = new Set<ChunkGroup>();
      const add = (group: ChunkGroup): void => {
        if (seen.has(group)) return;
        seen.add(group);
        const files = group.chunks.flatMap((chunk) => [...chunk.files]);
        for (const file of files) this.all.add(file);
        if (group.name) this.byName.set(group.name, files);
        for (const child of group.childrenIterable) add(child);
      };
      const entry = entrypoints.get(ENTRY);
      if (entry) add(entry);
    });
  }
}
