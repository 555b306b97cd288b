import { highlight, makeSnippet } from './highlight';

const marked = (text: string, terms: string[]): string[] =>
  highlight(text, new Set(terms), 'uk').map(([from, to]) => text.slice(from, to));

describe('highlight', () => {
  it('marks every form of a matched word', () => {
    expect(marked('Помилки та помилкою', ['помилк'])).toEqual(['Помилки', 'помилкою']);
  });

  it('marks a part of an identifier, or all of it', () => {
    expect(marked('BaseEntityHelper', ['entiti'])).toEqual(['Entity']);
    expect(marked('BaseEntityHelper', ['baseentityhelper'])).toEqual(['BaseEntityHelper']);
  });

  it('marks words that were found as one, unless one was found by itself', () => {
    expect(marked('Test containers', ['testcontainers'])).toEqual(['Test', 'containers']);
    expect(marked('Health check', ['health', 'healthcheck'])).toEqual(['Health']);
  });

  it('marks a word with digits once', () => {
    expect(marked('base64', ['base64', 'base'])).toEqual(['base64']);
  });
});

describe('makeSnippet', () => {
  const text = `${'Lorem ipsum dolor sit amet. '.repeat(20)}The redis lock is here. ${'Consectetur adipiscing. '.repeat(20)}`;

  it('cuts the stretch with the matches, at words', () => {
    const snippet = makeSnippet(text, new Set(['redis', 'lock']), 'en');
    expect(snippet?.text.length).toBeLessThanOrEqual(162);
    expect(snippet?.text).toMatch(/^…\S.* redis lock is here\. .*\S…$/);
    expect(snippet?.ranges.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['redis', 'lock']);
  });

  it('begins with a whole word', () => {
    const words = new Set(text.split(' '));
    const first =
      makeSnippet(text, new Set(['redis']), 'en')
        ?.text.slice(1)
        .split(' ')[0] ?? '';
    expect(words.has(first)).toBe(true);
  });

  it('begins at the beginning if nothing matches', () => {
    expect(makeSnippet(text, new Set(), 'en')?.text.startsWith('Lorem ipsum')).toBe(true);
  });

  it('shows a short text as it is, and nothing of a blank one', () => {
    expect(makeSnippet('A  cache.', new Set(['cach']), 'en')).toEqual({ text: 'A cache.', ranges: [[2, 7]] });
    expect(makeSnippet(' ', new Set(), 'en')).toBeNull();
  });

  it('cuts a text without spaces', () => {
    expect(makeSnippet('x'.repeat(1000), new Set(), 'en')?.text).toHaveLength(161);
  });
});
