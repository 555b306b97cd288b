import fs from 'node:fs';
import path from 'node:path';
import { Comment, type CommentTag, type DeclarationReflection } from 'typedoc';
import { listFiles } from '../../../src/node/files';
import { parseHistory, type History, type NameHistory } from '../../../src/model/reference/history';
import { nameInScope } from './typedoc/toolkit-program';
import { commentOf } from './typedoc/pages/type-members';

/**
 * Creates a reader for package histories that reads each file only once.
 *
 * @param folder - Contains one file per package, named after its folder; null if there are none.
 * @param scope - The packages' npm scope.
 * @returns A function from import name to history (empty for a package without one). Import
 *   names distinguish packages with equal folder names. It throws if the file is invalid.
 */
export function createHistoryReader(folder: string | null, scope: string): (importName: string) => History {
  const files = new Map(
    (folder === null ? [] : listFiles(folder, (file) => file.endsWith('.json'))).map((file) => [
      nameInScope(file.slice(0, -'.json'.length), scope),
      file,
    ]),
  );
  const known = new Map<string, History>();
  return (importName) => {
    const file = files.get(importName);
    const history = known.get(importName) ?? (folder && file ? readHistory(path.join(folder, file)) : []);
    known.set(importName, history);
    return history;
  };
}

/**
 * Reads `@since 2.1.0` from a comment, for packages without a history. Null if the tag is missing
 * or is not a version.
 */
export function sinceOf(declaration: DeclarationReflection | undefined): NameHistory | null {
  const tag = declaration && commentOf(declaration)?.getTag('@since');
  const since = tag && versionOf(tag);
  return since === undefined ? null : { since, deprecatedSince: null, changes: [] };
}

/** Reads a version that is a tag's whole text; undefined for any other text. */
export function versionOf(tag: CommentTag): string | undefined {
  return /^v?(\d+(?:\.\d+)*(?:-[\w.]+)?)$/.exec(Comment.combineDisplayParts(tag.content).trim())?.[1];
}

function readHistory(file: string): History {
  try {
    return parseHistory(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${path.relative(process.cwd(), file)}: cannot be read (${error instanceof Error ? error.message : String(error)}). Delete the file and run "npm run reference -- history --toolkit <checkout>".`,
    );
  }
}
