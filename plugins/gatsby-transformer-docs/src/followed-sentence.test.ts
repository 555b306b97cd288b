import { readTexts } from '../../../src/locales/read-messages';
import { followedSentence } from './followed-sentence';

const result = {
  date: '2026-11-25',
  commit: '3939e6485ffebc7a654b47995f22680cb9118ae2',
  commands: 1,
  compared: 0,
  blocks: '',
};
const sentence = (locale: 'en' | 'uk', counts: { commands?: number; compared?: number }) =>
  followedSentence({ ...result, ...counts }, locale, readTexts(locale, 'feeds'));

describe('the sentence about the last test', () => {
  it('contains the date, the short commit, and the counts in English', () => {
    expect(sentence('en', { commands: 12, compared: 1 })).toBe(
      'Tested end to end on November 25, 2026, with toolkit commit 3939e64: 12 commands run, 1 output compared.',
    );
    expect(sentence('en', {})).toMatch(/: 1 command run\.$/);
  });

  it.each([
    [1, 'виконано 1 команду, порівняно 1 результат'],
    [3, 'виконано 3 команди, порівняно 3 результати'],
    [12, 'виконано 12 команд, порівняно 12 результатів'],
    [21, 'виконано 21 команду, порівняно 21 результат'],
  ])('has the plural forms of %i in Ukrainian', (count, counts) => {
    expect(sentence('uk', { commands: count, compared: count })).toBe(
      `Перевірено від початку до кінця 25 листопада 2026 р. на коміті Softkit 3939e64: ${counts}.`,
    );
  });
});
