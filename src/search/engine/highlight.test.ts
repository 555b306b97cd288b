import { highlight, makeSnippet, type MatchedTerms } from './highlight';

const matched = (words: string[], ...camelCaseParts: string[]): MatchedTerms => ({
  words: new Set(words),
  camelCaseParts: camelCaseParts.map((part) => new Set([part])),
});
const marked = (text: string, words: string[], ...camelCaseParts: string[]): string[] =>
  highlight(text, matched(words, ...camelCaseParts), 'uk').map(([from, to]) => text.slice(from, to));

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

  it.each([
    ['findOneById', ['find', 'One']],
    ['Finds one entity', ['Finds', 'one']],
    ['the ones to find', []],
    ['one find', []],
  ])('marks the parts of a name only in their order: %s', (text, expected) => {
    expect(marked(text, [], 'find', 'one')).toEqual(expected);
  });

  it('marks a word with digits once', () => {
    expect(marked('base64', ['base64', 'base'])).toEqual(['base64']);
  });
});

describe('makeSnippet', () => {
  const text = `${'Lorem ipsum dolor sit amet. '.repeat(20)}The redis lock is here. ${'Consectetur adipiscing. '.repeat(20)}`;

  it('cuts out the part with the matches, at word boundaries', () => {
    const snippet = makeSnippet(text, matched(['redis', 'lock']), 'en');
    expect(snippet?.text.length).toBeLessThanOrEqual(162);
    expect(snippet?.text).toMatch(/^…\S.* redis lock is here\. .*\S…$/);
    expect(snippet?.ranges.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['redis', 'lock']);
  });

  it('prefers prose to code, even if the code contains more matches', () => {
    const code = "import { Lock } from '@softkit/redis'; const lock = new Lock({ redis }); lock.redis(); ";
    const prose =
      'A lock stays until the job is done, or until its time is over, as you would expect it to be. ';
    const excerptOf = (source: string) => makeSnippet(source, matched(['redis', 'lock']), 'en')?.text;
    expect(excerptOf(code.repeat(5) + prose.repeat(3))).toMatch(/A lock stays until/);
    expect(excerptOf(`Words. ${code.repeat(5)}`)).toMatch(/import \{ Lock/);
    // Without a match in prose, prefer the sentence at the start to code with the word.
    const opening = 'This section shows one complete example, from the first line to the last one. ';
    expect(excerptOf(opening + 'a = b; '.repeat(40) + code.repeat(5))).toMatch(/^This section/);
  });

  it('begins with a whole word', () => {
    const words = new Set(text.split(' '));
    const first =
      makeSnippet(text, matched(['redis']), 'en')
        ?.text.slice(1)
        .split(' ')[0] ?? '';
    expect(words.has(first)).toBe(true);
  });

  it('starts at the beginning if nothing matches', () => {
    expect(makeSnippet(text, matched([]), 'en')?.text.startsWith('Lorem ipsum')).toBe(true);
  });

  it('returns a short text unchanged, and an empty string for a blank one', () => {
    expect(makeSnippet('A  cache.', matched(['cach']), 'en')).toEqual({ text: 'A cache.', ranges: [[2, 7]] });
    expect(makeSnippet(' ', matched([]), 'en')).toBeNull();
  });

  it('cuts a text without spaces', () => {
    expect(makeSnippet('x'.repeat(1000), matched([]), 'en')?.text).toHaveLength(161);
  });
});
