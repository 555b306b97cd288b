import assert from 'node:assert/strict';
import { test } from 'node:test';
import { validateSync } from 'class-validator';
import { CreateCustomerRequest, UpdateCustomerRequest } from './customer.dto';

const failed = (request: object) =>
  validateSync(request).map(({ property }) => property);

test('requires a version only for updates', () => {
  assert.deepEqual(failed(new CreateCustomerRequest()), ['email']);
  assert.deepEqual(failed(new UpdateCustomerRequest()), ['email', 'version']);
});
