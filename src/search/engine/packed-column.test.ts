import { packColumn, unpackColumn } from './packed-column';

it('a value that repeats is written once', () => {
  expect(packColumn(['a', 'a', 'a', 'b', 'a'])).toEqual({ values: ['a', 'b'], rows: [0, 0, 0, 1, 0] });
});

it.each([[[]], [[null, null, 'x']], [[['a', 'b'], ['a', 'b'], []]], [[1, 2, 1, 1]]])(
  '%j is read as it was written',
  (column) => {
    expect(unpackColumn<unknown>(packColumn<unknown>(column))).toEqual(column);
  },
);
