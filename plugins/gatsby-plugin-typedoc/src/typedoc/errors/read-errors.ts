import fs from 'node:fs';
import path from 'node:path';
import { readGuideFrontMatter, splitFrontMatter } from '../../../../../packages/guide-files/front-matter';
import { defaultLocale } from '../../../../../src/locales/locales';
import type { Problem } from '../../../../../src/model/text/problem';
import type { ErrorIndex } from '../../../../../src/model/reference/toolkit-error';
import { readExplanations, type Explanations } from './read-explanations';

/** The error list, and the guides it refers to. */
export interface ErrorSources {
  /** Path to the list, such as `toolkit/errors.json`. */
  file: string;
  /** Guides folder, with one subfolder per locale, which also has the explanations in `errors/`. */
  guidesDir: string;
  /** Base URL for the source positions. */
  sourcesUrl: string;
}

/** Data for the error messages page in one language. */
export interface ExplainedErrors {
  errors: ErrorIndex;
  /** Guide titles by path below the language's guides folder. Missing guides are not linked. */
  guideTitles: Readonly<Record<string, string>>;
  explanations: Explanations;
  /** Explanations in the default language, for messages that have none in this one. */
  fallbacks: Explanations;
  /** Problems in the files with explanations. */
  problems: Problem[];
}

/**
 * Reads the error list, the explanations, and the titles of the guides that mention the errors.
 *
 * @param root - The site's root folder.
 * @param sources - Paths to the list and the guides.
 * @param locale - Language of the guide titles and the explanations.
 * @returns `null` when there is no list.
 * @throws SyntaxError if the list is not JSON.
 */
export function readErrors(root: string, sources: ErrorSources, locale: string): ExplainedErrors | null {
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
  const explain = (language: string) =>
    readExplanations(root, path.resolve(root, sources.guidesDir, language, 'errors'), errors);
  const { explanations, problems } = explain(locale);
  const fallbacks = locale === defaultLocale ? {} : explain(defaultLocale).explanations;
  return { errors, guideTitles: Object.fromEntries(titles), explanations, fallbacks, problems };
}

function readTitle(file: string): string | null {
  if (!fs.existsSync(file)) return null;
  const { yaml } = splitFrontMatter(fs.readFileSync(file, 'utf8'));
  return readGuideFrontMatter(yaml, file).data.title || null;
}
