import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AccountsService } from './accounts.service';
import { samples } from './random';

test('accepts only the correct password', async () => {
  const accounts = new AccountsService();
  await accounts.register('olena@example.com', 'correct horse');

  assert.equal(await accounts.canSignIn('olena@example.com', 'correct horse'), true);
  assert.equal(await accounts.canSignIn('olena@example.com', 'wrong horse'), false);
  assert.equal(await accounts.canSignIn('nobody@example.com', 'correct horse'), false);
});

test('generates IDs and codes in the expected format', async () => {
  const { id, coupon, smsCode } = await samples();

  assert.match(id, /^[\w-]{21}$/);
  assert.match(coupon, /^[0-9A-Z]{8}$/);
  assert.match(smsCode, /^[0-9]{6}$/);
});
