import { splitText } from './split-text';

const size = (text: string): number => new TextEncoder().encode(text).length;

describe('splitText', () => {
  it('keeps a text that fits', () => {
    expect(splitText('One. Two.')).toEqual(['One. Two.']);
    expect(splitText('  \n ')).toEqual([]);
  });

  it('cuts between sentences', () => {
    expect(splitText('One two. Three four. Five.', 14)).toEqual(['One two.', 'Three four.', 'Five.']);
  });

  it('cuts between words, and inside a word only if necessary', () => {
    expect(splitText('alpha beta gamma', 11)).toEqual(['alpha beta', 'gamma']);
    expect(splitText('abcdefgh', 4)).toEqual(['abcd', 'efgh']);
  });

  it('counts bytes, not characters, and loses no word', () => {
    const text = 'Помилка виникає тут. '.repeat(1000);
    const pieces = splitText(text);
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) expect(size(piece)).toBeLessThanOrEqual(8000);
    expect(pieces.join(' ')).toBe(text.trim());
  });
});
