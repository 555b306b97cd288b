import { fencedLines } from './fenced-lines';

it.each([
  ['a block in backticks', '# A|```bash|# comment|```|# B', '.###.'],
  ['a block in tildes with backticks inside', '~~~md|```|# A|```|~~~|# B', '#####.'],
  ['a longer fence around a shorter one', '````md|```|# A|```|````|# B', '#####.'],
  ['a block in a quote', '> ```|> # A|> ```|# B', '###.'],
  ['a block right after a list marker', '1. ```bash|   # comment|   ```|# B', '###.'],
  ['a block that is never closed', 'a|```|# A', '.##'],
])('finds %s', (_, markdown, expected) => {
  const lines = fencedLines(markdown.split('|'));
  expect(lines.map((isFenced) => (isFenced ? '#' : '.')).join('')).toBe(expected);
});
