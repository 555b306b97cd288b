import fs from 'node:fs';
import type { DeclarationReflection } from 'typedoc';
import type { ReferenceSource } from '../../../../src/model/docs/doc';

/** Symbol and member positions in sources published elsewhere. */
export interface PublishedSources {
  /** JSON: package → place → `file:line`: `{ "orm": { "classes/Page#size": "src/page.ts:3" } }`. */
  file: string;
  /** Base URL for the file paths, without a trailing slash. */
  url: string;
}

/**
 * Creates a function that finds a symbol's or member's definition: in the published sources if configured, or
 * else TypeDoc's position, with a link if TypeDoc knows the remote repository.
 *
 * @param published - The published positions; null to use TypeDoc's.
 * @throws Error if the positions file is missing or not JSON.
 */
export function createSourceFinder(
  published: PublishedSources | null,
): (packageName: string, place: string, symbol: DeclarationReflection) => ReferenceSource | null {
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
    if (!source) return null;
    const url = source.url?.startsWith('https://') ? source.url : null;
    return { file: source.fileName, line: source.line, url };
  };
}
