import fs from 'node:fs';
import type { DeclarationReflection } from 'typedoc';
import type { SourcePosition } from './docs-theme';

/** Where the documented symbols are in sources published elsewhere. */
export interface PublishedSources {
  /** JSON of package → place in it → `file:line`: `{ "typeorm": { "classes/Page": "typeorm/src/page.ts:3" } }`. */
  file: string;
  /** What the paths in that file are appended to, without a slash at its end. */
  url: string;
}

/**
 * Makes the function that says where a symbol is defined: in the published sources where they are known, else where TypeDoc found it,
 * with a link if TypeDoc knows the remote repository.
 *
 * @throws Error when the positions file is missing or is not JSON.
 */
export function createSourceFinder(
  published: PublishedSources | null,
): (packageName: string, place: string, symbol: DeclarationReflection) => SourcePosition | null {
  const positions = published
    ? new Map(
        Object.entries(
          JSON.parse(fs.readFileSync(published.file, 'utf8')) as Record<string, Record<string, string>>,
        ).flatMap(([packageName, places]) =>
          Object.entries(places).map(([place, position]) => [`${packageName}/${place}`, position] as const),
        ),
      )
    : null;
  return (packageName, place, symbol) => {
    if (published && positions) {
      const [, file, line] = /^(.+):(\d+)$/.exec(positions.get(`${packageName}/${place}`) ?? '') ?? [];
      return file && line ? { file, line: Number(line), url: `${published.url}/${file}#L${line}` } : null;
    }
    const source = symbol.sources?.[0] ?? symbol.signatures?.[0]?.sources?.[0];
    return source ? { file: source.fileName, line: source.line, url: source.url ?? null } : null;
  };
}
