import { soundOf } from './sound';

describe('how words sound', () => {
  it.each([
    ['сендгрід', 'sendgrid'],
    ['джест', 'jest'],
    ['докер', 'docker'],
    ['рейт', 'rate'],
    ['пайп', 'pipe'],
    ['вебпак', 'webpack'],
    ['валідейшн', 'validation'],
    ['транзакшн', 'transaction'],
    ['пагынация', 'пагінація'],
    ['экспорт', 'експорт'],
  ])('%s sounds like %s', (heard, meant) => {
    expect(soundOf(heard)).toBe(soundOf(meant));
  });

  it('keeps other words apart', () => {
    expect(soundOf('порт')).not.toBe(soundOf('пошта'));
  });
});
