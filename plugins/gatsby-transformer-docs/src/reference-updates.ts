import path from 'node:path';
import type { LastUpdated, Reference } from '../../../src/model/docs/doc';

/** What the reference is generated from. Paths are absolute or relative to the site root. */
export interface ReferenceSources {
  /** Folder with the packages. */
  toolkitDir: string;
  /** Folder with a JSON file of releases per package. */
  history: string;
  /** The list of error messages. */
  errors: string;
  /** The list of configuration keys. */
  configuration: string;
}

/** Returns the folders whose git history `findLastUpdate` uses. */
export function foldersOf({ toolkitDir, history, errors, configuration }: ReferenceSources): string[] {
  return [...new Set([toolkitDir, history, path.dirname(errors), path.dirname(configuration)])];
}

/**
 * Finds the last change of a reference page's source: the file of a symbol or package, the releases,
 * the error messages, the configuration keys, or the newest change of all packages.
 *
 * @param updates - Changes by path from the site root.
 */
export function findLastUpdate(
  { pageKind, package: name, source }: Pick<Reference, 'pageKind' | 'package' | 'source'>,
  sources: ReferenceSources,
  updates: ReadonlyMap<string, LastUpdated>,
  root: string,
): LastUpdated | null {
  const keyOf = (...parts: string[]) =>
    path.relative(root, path.resolve(root, ...parts)).replaceAll(path.sep, '/');
  const newestBelow = (folder: string, isSource: (file: string) => boolean) => {
    const start = `${keyOf(folder)}/`;
    return [...updates]
      .filter(([file]) => file.startsWith(start) && isSource(file))
      .map(([, update]) => update)
      .sort((a, b) => Date.parse(b.date) - Date.parse(a.date))[0];
  };
  const updateOf = (): LastUpdated | undefined => {
    switch (pageKind) {
      case 'errors':
        return updates.get(keyOf(sources.errors));
      case 'configuration':
        return updates.get(keyOf(sources.configuration));
      case 'changes':
        return name === null
          ? newestBelow(sources.history, () => true)
          : updates.get(keyOf(sources.history, `${name}.json`));
      case 'root':
        return newestBelow(sources.toolkitDir, (file) => /\/src\//.test(file));
      default:
        return (
          // In toolkit/, the symbol's own file doesn't exist: take the newest declarations of its package.
          (source && updates.get(keyOf(sources.toolkitDir, source.file))) ??
          newestBelow(`${sources.toolkitDir}/${name}/src`, () => true)
        );
    }
  };
  return updateOf() ?? null;
}
