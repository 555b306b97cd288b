import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GeneralBadRequestException } from '@softkit/exceptions';
import { checkCurrency, hasName } from './check-value';

test('rejects an unknown currency', () => {
  checkCurrency('UAH');
  assert.throws(
    () => checkCurrency('XYZ'),
    (error) => error instanceof GeneralBadRequestException,
  );
  assert.equal(hasName('Olena'), true);
});
