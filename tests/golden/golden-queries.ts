import { ENGLISH } from './golden-queries-en';
import { UKRAINIAN } from './golden-queries-uk';

/** A query, and pages of which at least one must be among the first three hits. */
interface GoldenQuery {
  query: string;
  locale: 'en' | 'uk';
  /** Page paths, including the locale prefix. */
  expect: string[];
}

/** Reads lines such as `query | path path …`, with paths without the locale. */
function readLines(lines: string, locale: GoldenQuery['locale'], prefix: string): GoldenQuery[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', paths = ''] = line.split(' | ');
      return {
        query: query.trim(),
        locale,
        expect: paths
          .trim()
          .split(' ')
          .map((path) => `${prefix}${path}`),
      };
    });
}

/**
 * Queries that a good search engine handles, in all languages. To add one, add a line to the file of
 * its language.
 */
export const goldenQueries: readonly GoldenQuery[] = [
  ...readLines(ENGLISH, 'en', ''),
  ...readLines(UKRAINIAN, 'uk', '/uk'),
];
