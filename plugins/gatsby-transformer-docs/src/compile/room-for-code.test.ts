import fs from 'node:fs';
import { LINES, roomForCode } from './room-for-code';

it.each([
  [9, null],
  [10, 'lines-12'],
  [16, 'lines-18'],
  [30, 'lines-27'],
  [200, 'lines-60'],
])('code of %i lines is given the room of %s', (lines, room) => {
  expect(roomForCode(Array.from({ length: lines }, String).join('\n'))).toBe(room);
});

it('each room has a class', () => {
  const css = fs.readFileSync('src/styles/code.css', 'utf8');
  const classes = [...css.matchAll(/\.lines-(\d+) \{\s*--lines: (\d+);/g)].map(([, name, lines]) => [
    name,
    lines,
  ]);
  expect(classes).toEqual(LINES.map((lines) => [String(lines), String(lines)]));
});
