import fs from 'node:fs';
import { reserveCodeHeight } from './reserve-code-height';

it.each([
  [9, []],
  [10, ['lines-10']],
  [27, ['lines-20', 'plus-7']],
  [99, ['lines-90', 'plus-9']],
  [100, []],
])('code with %i lines gets the classes %j', (lines, room) => {
  expect(reserveCodeHeight(lines)).toEqual(room);
});

it('each class has its height in the style sheet', () => {
  const css = fs.readFileSync('src/styles/code.css', 'utf8');
  const rules = new Set(
    [...css.matchAll(/\.(lines|plus)-(\d+) \{\s*--(tens|units): (\d+);/g)].map(
      ([, name, lines, variable, room]) => [name, lines, variable, room].join(' '),
    ),
  );
  const tens = Array.from({ length: 9 }, (_, index) => (index + 1) * 10);
  expect(rules).toEqual(
    new Set([
      ...tens.map((lines) => `lines ${lines} tens ${lines}`),
      ...tens.map((lines) => `plus ${lines / 10} units ${lines / 10}`),
    ]),
  );
});
