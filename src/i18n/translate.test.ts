import { translate } from './translate';

const messages = { 'page.title': 'Title of {name}' };

describe('translate', () => {
  it.each([
    ['the text for an ID', { id: 'page.title' }, { name: 'x' }, 'Title of x'],
    ['the message if the ID is unknown', { id: 'nope', message: 'Own text' }, {}, 'Own text'],
    ['the message if there is no ID', { message: 'Own {name}' }, { name: 1 }, 'Own 1'],
    ['an unknown ID unchanged if there is no message', { id: 'nope' }, {}, 'nope'],
    ['a placeholder unchanged if it has no value', { id: 'page.title' }, {}, 'Title of {name}'],
    ['the message for an Object.prototype key', { id: 'constructor', message: 'Text' }, {}, 'Text'],
  ])('returns %s', (_, declaration, values, expected) => {
    expect(translate(declaration, messages, values)).toBe(expected);
  });

  it.each([{}, { id: '' }, { id: '', message: '' }])(
    'throws for %j, which has neither an ID nor a message',
    (declaration) => {
      expect(() => translate(declaration, messages)).toThrow('has neither an ID nor a message');
    },
  );
});
