import { tokenize } from './tokenize';

const parts = (text: string): string[][] =>
  tokenize(text).map((token) => token.parts.map((part) => part.text));
const wholes = (text: string): string[][] => tokenize(text).map((token) => token.wholes);

describe('tokenize', () => {
  it.each([
    ['BaseEntityHelper', ['base', 'entity', 'helper'], ['baseentityhelper']],
    ['AppConfig.forRoot()', ['app', 'config', 'for', 'root'], ['appconfigforroot', 'appconfig', 'forroot']],
    ['@softkit/health-check', ['softkit', 'health', 'check'], ['softkithealthcheck', 'healthcheck']],
    ['DEFAULT_ENTITY_EXCLUDE_LIST', ['default', 'entity', 'exclude', 'list'], ['defaultentityexcludelist']],
    ['HTTPServer', ['http', 'server'], ['httpserver']],
    ['S3FileService', ['s3', 'file', 'service'], ['s3fileservice']],
    ['setupI18NModule', ['setup', 'i18n', 'module'], ['setupi18nmodule']],
    ['base64', ['base64'], []],
    ['i18n', ['i18n'], []],
    ['v0.6.0', ['0.6.0'], []],
    ['1.2.10', ['1.2.10'], []],
    ['тайм-аут', ['тайм', 'аут'], ['таймаут']],
  ])('splits %s and keeps it whole', (text, expectedParts, expectedWholes) => {
    expect(parts(text)).toEqual([expectedParts]);
    expect(wholes(text)).toEqual([expectedWholes]);
  });

  it.each([`під'єднання`, 'під’єднання', 'ґрунт', 'об’єкт', 'пам`ять'])(
    'leaves the Ukrainian word %s in one piece',
    (word) => {
      expect(parts(word)).toHaveLength(1);
      expect(parts(word)[0]).toHaveLength(1);
    },
  );

  it('joins by a slash only in a scoped package', () => {
    expect(parts('and/or')).toEqual([['and'], ['or']]);
  });

  it('returns offsets in the original text', () => {
    const text = 'див. по\u00adмилку `AppConfig`';
    const [, word, config] = tokenize(text);
    expect(text.slice(word?.start, word?.end)).toBe('по\u00adмилку');
    expect(config?.parts.map(({ start, end }) => text.slice(start, end))).toEqual(['App', 'Config']);
  });

  it('finds nothing in punctuation', () => {
    expect(tokenize('.*+?^${}()|[]\\ — «»').flatMap((token) => token.parts.map((part) => part.text))).toEqual(
      [],
    );
  });
});
