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
  ])('reads %s as %s', (typed, meant) => {
    expect(switchLayout(typed)).toBe(meant);
  });

  it('leaves digits and spaces', () => {
    expect(switchLayout('ы3 ашду')).toBe('s3 file');
  });

  it.each(['вебхук', 'кубернетес'])('does not read %s as a word with a comma in it', (typed) => {
    expect(switchLayout(typed)).toBeNull();
  });

  it('gives up on text that mixes alphabets or has no letters', () => {
    expect(switchLayout('клас AppConfig')).toBeNull();
    expect(switchLayout('123')).toBeNull();
  });
});
