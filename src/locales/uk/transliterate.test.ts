import { transliterate } from './transliterate';

describe('transliterate', () => {
  it.each([
    ['pomylka', 'помилка'],
    ['nalashtuvannia', 'налаштування'],
    ['Lokalizatsiia', 'локалізація'],
    ['shcho take softkit', 'що таке софткіт'],
    ["pid'yednannia", 'під’єднання'],
    ['s3 file', 'с3 філе'],
  ])('converts %s to %s', (typed, expected) => {
    expect(transliterate(typed)).toBe(expected);
  });

  it('returns null for Cyrillic text and digits', () => {
    expect(transliterate('помилка')).toBeNull();
    expect(transliterate('клас Foo')).toBeNull();
    expect(transliterate('123')).toBeNull();
  });
});
