import { ENGLISH } from './golden-queries-en';
import { UKRAINIAN } from './golden-queries-uk';

/** A query and pages, at least one of which must be among its first three hits. */
interface GoldenQuery {
  query: string;
  locale: 'en' | 'uk';
  /** Paths of pages, locale prefix included. */
  expect: string[];
}

/** Lines of `query | path path …`, paths without the locale. */
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

/** What a good search finds here: the same list for every engine. To add one, write a line in the file of its language. */
export const goldenQueries: readonly GoldenQuery[] = [
  ...readLines(ENGLISH, 'en', ''),
  ...readLines(UKRAINIAN, 'uk', '/uk'),
];
