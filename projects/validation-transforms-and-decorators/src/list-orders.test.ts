import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainToInstance } from 'class-transformer';
import { ListOrdersQuery } from './list-orders.query';

test('parses multiple objects from one parameter', () => {
  const { sort } = plainToInstance(ListOrdersQuery, {
    sort: 'createdAt:DESC,total:ASC',
  });

  assert.deepEqual(
    sort?.map(({ field, direction }) => [field, direction]),
    [
      ['createdAt', 'DESC'],
      ['total', 'ASC'],
    ],
  );
});
