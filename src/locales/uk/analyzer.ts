import type { Analyzer } from '../analyzer';
import { switchLayout } from './keyboard-layout';
import { soundOf } from './sound';
import { stemUk } from './stem';
import { transliterate } from './transliterate';

export const analyzer: Analyzer = {
  script: /\p{sc=Cyrillic}$/u,
  // Many people type «г» instead of «ґ», so both spellings are indexed.
  stems: (word) => [...new Set([word, word.replaceAll('ґ', 'г')].map(stemUk))],
  stopWords: new Set(
    (
      'а або але без би бо був була було бути в вас вам ваш ваша ваше ваші ви від він вона вони воно все всі для до є ж за ' +
      'з зі із і й його їх її коли на над не ні о об по про під при та так також там те тим то того тому у це цей ця ці цього ' +
      'цьому чи чого чому що щоб як яка яке який які якого якій якщо де тоді же лише робота роботи роботу роботою роботі ' +
      'навіщо таке можна я ми мене мені мій моє мої моя нам нас наш наша наше наші отримати отримує отримую отримуємо отримувати потрібен потрібна потрібне потрібно потрібні почати починати працювати працює працюють робити робить ' +
      'роблять зробити'
    ).split(' '),
  ),
  questionWords: new Set('де для коли навіщо чи чого чому що як яка яке який які'.split(' ')),
  readings: { layout: switchLayout, transliteration: transliterate },
  soundOf,
  defaultOf:
    /^(?:типове значення|дефолт\S*)(?: для)? (.+)|^(.+) (?:за (?:за|у)мовчуванням|типове значення|дефолт\S*)$|^типов(?:ий|а|е|і) (?!значення$)(\S+)$/,
};
