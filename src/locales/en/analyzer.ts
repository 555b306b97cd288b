import type { Analyzer } from '../analyzer';
import { stemEn } from './stem';

export const analyzer: Analyzer = {
  script: /\p{sc=Latin}$/u,
  stems: (word) => [stemEn(word)],
  stopWords: new Set(
    (
      'a about an and are as at be but by can do does for from get gets getting has how i if in into is it its me my of on or our s t that the them there they ' +
      'this to use was we what when where which why will with work working works you your'
    ).split(' '),
  ),
  lightStems: new Set(
    (
      'add after again all allow another any automatically before begin call can\u2019t change check create different each end every ' +
      'even few file find first give go happen have instead keep know last let list make many may must need never new one only other ' +
      'out pass prevent put return run same say see set setup should show some something start still stop take tell thing time turn ' +
      'two up use using user want way without write'
    )
      .split(' ')
      .map(stemEn),
  ),
  questionWords: new Set('are can do does how is what when where which why'.split(' ')),
  readings: {},
  defaultOf: /^default (?:value )?(?:of|for) (.+)|^(.+) default(?: value)?$|^default (?!values?$)(\S+)$/,
};
