import { switchLayout } from './keyboard-layout';

describe('switchLayout', () => {
  it.each([
    ['руфдер', 'health'],
    ['кувші', 'redis'],
    ['кувшы', 'redis'],
    ['gjvbkrf', 'помилка'],
    ['Gjvbkrf', 'Помилка'],
    ['[jcn', 'хост'],
    ["gfv'znm", 'памєять'],
    ['pflfxf', 'задача'],
  ])('converts %s to %s', (typed, expected) => {
    expect(switchLayout(typed)).toBe(expected);
  });

  it('keeps digits and spaces', () => {
    expect(switchLayout('ы3 ашду')).toBe('s3 file');
  });

  it.each(['вебхук', 'кубернетес'])(
    'does not convert %s, which would have punctuation inside a word',
    (typed) => {
      expect(switchLayout(typed)).toBeNull();
    },
  );

  it('returns null for text that mixes alphabets or has no letters', () => {
    expect(switchLayout('клас AppConfig')).toBeNull();
    expect(switchLayout('123')).toBeNull();
  });
});
