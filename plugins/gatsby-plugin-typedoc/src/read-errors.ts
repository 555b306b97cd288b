import fs from 'node:fs';
import path from 'node:path';
import type { ErrorIndex } from '../../../src/model/toolkit-error';

/** The list of errors, and the guides that it refers to. */
export interface ErrorSources {
  /** The list, such as `toolkit/errors.json`. */
  file: string;
  /** Folder of the guides, one subfolder a locale. */
  guidesDir: string;
  /** Address that the positions of the sources are relative to. */
  sourcesUrl: string;
}

/** What the page of errors says in one language, besides its words. */
export interface ErrorFacts {
  errors: ErrorIndex;
  /** By path below the guides of the language. A guide that is not there is not linked to. */
  guideTitles: Map<string, string>;
}

/**
 * Reads the list of errors and the titles of the guides that explain them.
 *
 * @param root - Root of the site.
 * @returns `null` when there is no list.
 * @throws SyntaxError if the list is not JSON.
 */
export function readErrors(root: string, sources: ErrorSources, locale: string): ErrorFacts | null {
  const file = path.resolve(root, sources.file);
  if (!fs.existsSync(file)) return null;
  const errors = JSON.parse(fs.readFileSync(file, 'utf8')) as ErrorIndex;
  const guides = new Set(
    Object.values(errors).flatMap((listed) => listed.flatMap(({ guide }) => guide?.split('#')[0] ?? [])),
  );
  const titles = [...guides].flatMap((guide) => {
    const title = readTitle(path.resolve(root, sources.guidesDir, locale, guide));
    return title === null ? [] : [[guide, title] as const];
  });
  return { errors, guideTitles: new Map(titles) };
}

function readTitle(file: string): string | null {
  if (!fs.existsSync(file)) return null;
  return /^title:\s*(["']?)(.+?)\1\s*$/m.exec(fs.readFileSync(file, 'utf8'))?.[2] ?? null;
}
