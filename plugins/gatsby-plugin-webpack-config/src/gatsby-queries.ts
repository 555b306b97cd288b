import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Store } from 'gatsby';
import { readState, rootOf } from '../../shared/gatsby-state';
import { upstreamChanged } from '../../shared/upstream-changed';

/** What Gatsby reads files by when it looks for queries. */
export interface FileParser {
  parseFile?: (file: string, addError: unknown) => Promise<unknown>;
}

/** Whether the text of a file has a query that Gatsby takes out. */
export function hasQuery(text: string): boolean {
  return /\bgraphql`/.test(text);
}

/**
 * Lets Gatsby read only files that have a query, and pages. By itself it parses every file of the site and of its plugins that has a word such as
 * "Head" or "config", though what follows from that concerns pages alone: two seconds of each build and each start.
 *
 * @throws When Gatsby has no such class.
 */
export function readOnlyQueries(store: Pick<Store, 'getState'>): void {
  const load = createRequire(path.join(rootOf(store), 'package.json'));
  const { default: parser } = load('gatsby/dist/query/file-parser') as {
    default?: { prototype: FileParser };
  };
  skipFiles(parser?.prototype, (file) => readState(store).components.has(file));
}

/**
 * Lets a parser pass over files that are no page and have no query.
 *
 * @throws When the parser has no method `parseFile`.
 */
export function skipFiles(parser: FileParser | undefined, isPage: (file: string) => boolean): void {
  const own = parser?.parseFile;
  if (!parser || typeof own !== 'function')
    throw upstreamChanged('gatsby', 'The reader of queries has no method parseFile');
  parser.parseFile = async function (file, addError) {
    // A file that cannot be read is Gatsby's to report.
    const text = await fs.promises.readFile(file, 'utf8').catch(() => null);
    return text === null || isPage(file) || hasQuery(text) ? own.call(this, file, addError) : null;
  };
}
