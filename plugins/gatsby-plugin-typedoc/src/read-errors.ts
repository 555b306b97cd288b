import fs from 'node:fs';
import path from 'node:path';
import type { ErrorIndex } from '../../../src/model/toolkit-error';

/** The error list, and the guides it refers to. */
export interface ErrorSources {
  /** Path to the list, such as `toolkit/errors.json`. */
  file: string;
  /** Guides folder, with one subfolder per locale. */
  guidesDir: string;
  /** Base URL for the source positions. */
  sourcesUrl: string;
}

/** Data for the error messages page in one language. */
export interface ErrorFacts {
  errors: ErrorIndex;
  /** Guide titles by path below the language's guides folder. Missing guides are not linked. */
  guideTitles: Map<string, string>;
}

/**
 * Reads the error list and the titles of the guides that explain the errors.
 *
 * @param root - The site's root folder.
 * @param sources - Paths to the list and the guides.
 * @param locale - Language for the guide titles.
 * @returns `null` when there is no list.
 * @throws SyntaxError if the list is not JSON.
 */
export function readErrors(root: string, sources: ErrorSources, locale: string): ErrorFacts | null {
  const file = path.resolve(root, sources.file);
  if (!fs.existsSync(file)) return null;
  const errors = JSON.parse(fs.readFileSync(file, 'utf8')) as ErrorIndex;
  const pages = new Set(
    Object.values(errors)
      .flat()
      .flatMap(({ guides }) => guides.map((guide) => guide.split('#')[0] ?? '')),
  );
  const titles = [...pages].flatMap((page) => {
    const title = readTitle(path.resolve(root, sources.guidesDir, locale, page));
    return title === null ? [] : [[page, title] as const];
  });
  return { errors, guideTitles: new Map(titles) };
}

function readTitle(file: string): string | null {
  if (!fs.existsSync(file)) return null;
  return /^title:\s*(["']?)(.+?)\1\s*$/m.exec(fs.readFileSync(file, 'utf8'))?.[2] ?? null;
}
