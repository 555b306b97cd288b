import { Injectable } from '@nestjs/common';
import { AbstractTenantResolutionService } from '@softkit/auth';
import { GeneralForbiddenException } from '@softkit/exceptions';
import type { FastifyRequest } from 'fastify';
import { AccessPayload } from './access-payload';

@Injectable()
export class HostTenantService extends AbstractTenantResolutionService<AccessPayload> {
  async resolveTenantId(request: FastifyRequest): Promise<string | undefined> {
    return request.hostname.split('.')[0];
  }

  async verifyUserBelongToTenant(tenantId: string, payload: AccessPayload): Promise<boolean> {
    if (!payload.tenants.some((tenant) => tenant.tenantId === tenantId)) {
      throw new GeneralForbiddenException();
    }
    return true;
  }
}
