import { errorIn, type Problem } from '../../../src/model/text/problem';
import { countWords, type ParsedGuide } from '../../../packages/guide-files/read-guide';

/** Shorter pages don't have enough content to be worth opening. */
const SHORTEST = 120;

/** Reports pages with little more than a title. Pages that only link to others may be short. */
export function checkLength(guide: Pick<ParsedGuide, 'prose' | 'relativePath' | 'sourcePath'>): Problem[] {
  const words = countWords(guide);
  if (words >= SHORTEST || /(?:^|\/)index\.mdx?$/.test(guide.relativePath)) return [];
  const message = `the page has ${words} words. Write at least ${SHORTEST}.`;
  return [errorIn(guide.sourcePath, message)];
}
