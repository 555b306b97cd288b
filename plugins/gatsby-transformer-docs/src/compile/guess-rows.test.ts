import fs from 'node:fs';
import { guessRows, ROWS } from './guess-rows';
import { parseBody } from './parse-body';

const long = 'word '.repeat(40);

describe('the room of a part that is not laid out', () => {
  it.each([
    ['a line', 'Text.', 6],
    ['a heading, a text of five lines and a list', `### A\n\n${long}\n\n- one\n- two`, 12],
    ['code, line by line', `\`\`\`ts\n${'x();\n'.repeat(20)}\`\`\``, 24],
    ['a long line of code, as often as it wraps', `\`\`\`ts\n${'x'.repeat(480)}\n\`\`\``, 24],
    ['a line with code and links in it', `A \`name\`, a [link](#a) and *more*.`, 6],
    ['more than the largest', `${long}\n\n`.repeat(60), 96],
  ])('is enough for %s', (_, markdown, rows) => {
    expect(guessRows(parseBody(markdown, 'reference').children)).toBe(rows);
  });

  it('has a class for each size', () => {
    const css = fs.readFileSync('src/styles/reference.css', 'utf8');
    const sizes = [...css.matchAll(/\.rows-(\d+) \{\s*--rows: (\d+);/g)].map(([, name, rows]) => [
      name,
      rows,
    ]);
    expect(sizes).toEqual(ROWS.map((rows) => [String(rows), String(rows)]));
  });
});
