import { translate } from './translate';

const messages = { 'page.title': 'Title of {name}' };

describe('translate', () => {
  it.each([
    ['the text of an id', { id: 'page.title' }, { name: 'x' }, 'Title of x'],
    ['the message of an unknown id', { id: 'nope', message: 'Own text' }, {}, 'Own text'],
    ['a message alone', { message: 'Own {name}' }, { name: 1 }, 'Own 1'],
    ['an unknown id without a message as it is', { id: 'nope' }, {}, 'nope'],
    ['a placeholder without a value as it is', { id: 'page.title' }, {}, 'Title of {name}'],
    ['a key of Object.prototype as an unknown one', { id: 'constructor', message: 'Text' }, {}, 'Text'],
  ])('answers %s', (_, declaration, values, expected) => {
    expect(translate(declaration, messages, values)).toBe(expected);
  });

  it.each([{}, { id: '' }, { id: '', message: '' }])(
    'refuses %j, which has neither an id nor a message',
    (declaration) => {
      expect(() => translate(declaration, messages)).toThrow('needs an id or a message');
    },
  );
});
