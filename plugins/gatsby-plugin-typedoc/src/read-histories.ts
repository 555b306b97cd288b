import fs from 'node:fs';
import path from 'node:path';
import { Comment, type DeclarationReflection } from 'typedoc';
import { listFiles } from '../../../src/model/files';
import { parseHistory, type History, type NameHistory } from '../../../src/model/history';
import { nameInScope } from './typedoc/toolkit-program';

/**
 * Finds the histories of packages, each of which is read once.
 *
 * @param folder - Where they are, a file for each package, named as its folder; null where there are none.
 * @param scope - npm scope of these packages.
 * @returns A function from the name that a package is imported by to its history, so that another package in a folder of the same name has
 * none.
 *   It is empty for a package without one. Throws when the file is not a history.
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

/** What a package without a history says itself: `@since 2.1.0` in a comment. Null without such a tag, or where it is not a version. */
export function sinceOf(declaration: DeclarationReflection | undefined): NameHistory | null {
  const comment =
    declaration?.comment ?? declaration?.signatures?.[0]?.comment ?? declaration?.getSignature?.comment;
  const tag = comment?.getTag('@since');
  const [, since] =
    /^v?(\d+(?:\.\d+)*(?:-[\w.]+)?)$/.exec(tag ? Comment.combineDisplayParts(tag.content).trim() : '') ?? [];
  return since === undefined ? null : { since, deprecatedSince: null, changes: [] };
}

function readHistory(file: string): History {
  try {
    return parseHistory(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${path.relative(process.cwd(), file)}: cannot be read (${error instanceof Error ? error.message : String(error)}) Delete the file and run "npm run reference -- history --toolkit <checkout>".`,
    );
  }
}
