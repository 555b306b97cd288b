import type { Analyzer } from '../analyzer';
import { stemEn } from './stem';

export const analyzer: Analyzer = {
  script: /\p{sc=Latin}$/u,
  stems: (word) => [stemEn(word)],
  stopWords: new Set(
    (
      'a an and are as at be by can do does for from get gets getting how i if in into is it its me my of on or our s t that the them there they ' +
      'this to use was we what when where which why will with work working works you your'
    ).split(' '),
  ),
  questionWords: new Set('are can do does how is what when where which why'.split(' ')),
  readings: {},
  defaultOf: /^default (?:value )?(?:of|for) (.+)|^(.+) default(?: value)?$|^default (?!values?$)(\S+)$/,
};
