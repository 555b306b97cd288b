import { stemEn } from './stem';

describe('stemEn', () => {
  it.each([
    'cache caches cached caching',
    'entity entities',
    'class classes',
    'log logs logging logged logger',
    'validate validates validating validation validator',
    'configure configures configured configuration',
    'type types typed',
    'query queries',
    'index indexes indices',
    'format formatting formatter',
  ])('returns the same stem for %s', (words) => {
    expect([...new Set(words.split(' ').map(stemEn))]).toHaveLength(1);
  });

  it.each(['redis', 'status', 'class', 'axios', 'string', 'need', 'cors', 'aws', 'i18n', 's3'])(
    'returns %s unchanged',
    (word) => {
      expect(stemEn(word)).toBe(word);
    },
  );

  it.each([
    ['loader', 'load'],
    ['locale', 'local'],
    ['service', 'server'],
    ['test', 'tenant'],
    ['notes', 'not'],
    ['string', 'strip'],
    ['station', 'state'],
  ])('returns different stems for %s and %s', (one, other) => {
    expect(stemEn(one)).not.toBe(stemEn(other));
  });
});
