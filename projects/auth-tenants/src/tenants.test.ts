import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GeneralForbiddenException } from '@softkit/exceptions';
import type { FastifyRequest } from 'fastify';
import { AccessPayload } from './access-payload';
import { HostTenantService } from './host-tenant.service';

const service = new HostTenantService();
const payload: AccessPayload = {
  sub: '42',
  email: 'ann@example.com',
  tenantId: 'bakery',
  tenants: [{ tenantId: 'bakery', roles: [] }],
};

test('resolves the tenant from the hostname', async () => {
  const request = { hostname: 'bakery.example.com' } as FastifyRequest;

  assert.equal(await service.resolveTenantId(request), 'bakery');
});

test("accepts the user's tenant", async () => {
  assert.equal(await service.verifyUserBelongToTenant('bakery', payload), true);
});

test('rejects a tenant that the user does not belong to', async () => {
  await assert.rejects(service.verifyUserBelongToTenant('butcher', payload), GeneralForbiddenException);
});
