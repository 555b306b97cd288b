import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PermissionCheckMode } from '@softkit/auth';
import { PermissionCheckService } from './access-checks';

const payload = { sub: '42', email: 'ann@example.com', roles: [], permissions: ['article.create'] };
const checks = new PermissionCheckService();

test('requires every permission in EACH mode', async () => {
  const wanted = ['article.create', 'article.update'];

  assert.equal(await checks.checkPermissions(PermissionCheckMode.EACH, payload, wanted), false);
  assert.equal(await checks.checkPermissions(PermissionCheckMode.ANY, payload, wanted), true);
});

test('denies access for an empty permission list', async () => {
  assert.equal(await checks.checkPermissions(PermissionCheckMode.ANY, payload, []), false);
});
