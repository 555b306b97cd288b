import { normalize } from './normalize';

describe('normalize', () => {
  it.each([`під'єднання`, 'під’єднання', 'підʼєднання', 'під`єднання', 'Під‘єднання'])(
    'reads every apostrophe alike: %s',
    (word) => {
      expect(normalize(word)).toBe('під’єднання');
    },
  );

  it('composes letters that came in two characters', () => {
    expect(normalize('и\u0306 і\u0308')).toBe('й ї');
  });

  it('drops soft hyphens, zero-width characters and stress marks', () => {
    expect(normalize('кон\u00adфігу\u200bрація')).toBe('конфігурація');
    expect(normalize('за\u0301мок')).toBe('замок');
  });

  it('keeps an accent that is part of a Latin letter', () => {
    expect(normalize('Cafe\u0301')).toBe('café');
  });
});
