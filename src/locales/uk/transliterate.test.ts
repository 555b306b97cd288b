import { transliterate } from './transliterate';

describe('transliterate', () => {
  it.each([
    ['pomylka', 'помилка'],
    ['nalashtuvannia', 'налаштування'],
    ['Lokalizatsiia', 'локалізація'],
    ['shcho take softkit', 'що таке софткіт'],
    ["pid'yednannia", 'під’єднання'],
    ['s3 file', 'с3 філе'],
  ])('reads %s as %s', (typed, meant) => {
    expect(transliterate(typed)).toBe(meant);
  });

  it('has nothing to do with Cyrillic and digits', () => {
    expect(transliterate('помилка')).toBeNull();
    expect(transliterate('клас Foo')).toBeNull();
    expect(transliterate('123')).toBeNull();
  });
});
